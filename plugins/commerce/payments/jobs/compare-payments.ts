import type { Payload } from 'payload'
import { comparisonDay, countFindings, type Finding } from '@/src/domain/payments/comparison'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { alertStaff } from '../operations/alert-staff'
import { compareAbandoned } from '../operations/compare-abandoned'
import { compareGrants, comparePaidLines } from '../operations/compare-access'
import { compareCaptured } from '../operations/compare-captured'
import { comparableProviders } from '../providers/comparable-providers'

/**
 * Once a day (Toronto) holds payments, access and the provider's books against each other, puts right what the endpoints
 * of payments and refunds allow, and tells staff the rest. One report a day, whichever process gets to it first; a
 * process that died over it gives it back after an hour. Where everything agrees nothing changes but the report.
 * Returns whether this call made the comparison.
 */
export async function comparePayments(payload: Payload, now = new Date()): Promise<boolean> {
  const day = comparisonDay(now)
  const reportId = day && (await claim(payload, day, now))
  if (!reportId) return false
  const held = await holdAgainstProviders(payload, now)
  const findings = [...held.findings, ...(await comparePaidLines(payload)), ...(await compareGrants(payload))]
  await inTransaction(payload, async (sql) => {
    await finish(sql, { reportId, compared: held.compared, findings })
    await tellStaff(sql, { day, findings: findings.filter(({ isRepaired }) => !isRepaired) })
  })
  return true
}

type Held = { compared: number; findings: Finding[] }

/** One after the other: a provider that is silent keeps nobody from the next. */
async function holdAgainstProviders(payload: Payload, now: Date): Promise<Held> {
  const held: Held = { compared: 0, findings: [] }
  for (const provider of comparableProviders(payload)) {
    for (const compare of [compareCaptured, compareAbandoned]) {
      const { compared, findings } = await compare(payload, provider, now)
      held.compared += compared
      held.findings.push(...findings)
    }
  }
  return held
}

async function claim(payload: Payload, day: string, now: Date): Promise<string | undefined> {
  const { rows } = await pool(payload).query<{ id: string }>(
    `INSERT INTO reconciliation_reports (day, started_at) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET started_at = excluded.started_at, updated_at = now()
      WHERE reconciliation_reports.finished_at IS NULL
        AND reconciliation_reports.started_at < excluded.started_at - interval '1 hour'
     RETURNING id`,
    [day, now.toISOString()],
  )
  return rows[0]?.id
}

type Outcome = { reportId: string; compared: number; findings: Finding[] }

async function finish(sql: Sql, { reportId, compared, findings }: Outcome): Promise<void> {
  const { paidNotGranted, grantedNotPaid, differences } = countFindings(findings)
  await sql.query(
    `UPDATE reconciliation_reports SET payments_compared = $2, paid_not_granted = $3, granted_not_paid = $4,
            differences = $5, findings = $6, finished_at = now(), updated_at = now()
      WHERE id = $1`,
    [reportId, compared, paidNotGranted, grantedNotPaid, differences, JSON.stringify(findings)],
  )
}

/** In the activity log once per order and kind, however many nights it stays; by mail each night. */
async function tellStaff(sql: Sql, { day, findings }: { day: string; findings: Finding[] }): Promise<void> {
  for (const { kind, orderId, detail } of findings) {
    await sql.query(
      `INSERT INTO activity_log (action, "by", order_id, details)
       SELECT 'attention.needed', 'system', $1::uuid, jsonb_build_object('what', $2::text, 'detail', $3::text)
        WHERE NOT EXISTS (SELECT 1 FROM activity_log
                           WHERE action = 'attention.needed' AND order_id = $1::uuid AND details ->> 'what' = $2::text)`,
      [orderId, kind, detail],
    )
  }
  await alertStaff(sql, {
    dedupeKey: `payments-need-attention:${day}`,
    findings: findings.map(({ orderNumber, kind, detail }) => ({ orderNumber, what: `${kind}: ${detail}` })),
  })
}
