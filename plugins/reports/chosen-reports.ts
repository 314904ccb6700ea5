import type { Payload } from 'payload'
import { lastReport, REPORT_EVERY, type ReportEvery } from '@/src/domain/statistics/report-schedule'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'

export type Chosen = Record<ReportEvery, boolean>

/** Which reports somebody of the staff gets by mail. */
export async function readChosen(payload: Payload, userId: string): Promise<Chosen> {
  const { rows } = await pool(payload).query<{ every: string }>(
    'SELECT every FROM sales_reports WHERE user_id = $1',
    [userId],
  )
  const chosen = rows.map(({ every }) => every)
  return { week: chosen.includes('week'), month: chosen.includes('month') }
}

/** Keeps what they chose. A report that is chosen begins with the next one that is due; choosing it again changes nothing. */
export async function choose(payload: Payload, userId: string, wanted: Chosen): Promise<void> {
  const now = new Date()
  await inTransaction(payload, async (sql) => {
    for (const every of REPORT_EVERY) {
      if (!wanted[every]) await stopReport(sql, userId, every)
      else
        await sql.query(
          `INSERT INTO sales_reports (user_id, every, sent_for) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
          [userId, every, lastReport(every, now, BUSINESS_TIME_ZONE).day],
        )
    }
  })
}

export async function stopReport(sql: Sql, userId: string, every: ReportEvery): Promise<void> {
  await sql.query('DELETE FROM sales_reports WHERE user_id = $1 AND every = $2', [userId, every])
}
