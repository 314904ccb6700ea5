import type { Payload } from 'payload'
import type { Finding } from '@/src/domain/payments/comparison'
import { pool } from '@/src/server/db/transaction'
import type { ComparableProvider } from '../providers/comparable-providers'
import { settlePayment } from './settle-payment'

type GivenUp = { id: string; order_id: string; number: string; provider_order_id: string }

/**
 * Payments given up in the 7 days before `now` that this provider took all the same: late money wins. Who cancels and
 * then pays in the tab that was left open gets what was paid for, even when every message about it was lost.
 */
export async function compareAbandoned(
  payload: Payload,
  provider: ComparableProvider,
  now: Date,
): Promise<{ compared: number; findings: Finding[] }> {
  const { rows } = await pool(payload).query<GivenUp>(
    `SELECT a.id, a.order_id, o.number, a.provider_order_id
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.state IN ('cancelled', 'expired', 'failed') AND a.provider = $2 AND a.provider_order_id IS NOT NULL
        AND greatest(a.updated_at, o.updated_at) > $1::timestamptz - interval '7 days'
      ORDER BY a.created_at`,
    [now.toISOString(), provider.key],
  )
  const findings: Finding[] = []
  for (const givenUp of rows) {
    try {
      const finding = await look(payload, provider, givenUp)
      if (finding) findings.push(finding)
    } catch (err) {
      payload.logger.error({ err, msg: 'could not look at a payment given up', attempt: givenUp.id })
    }
  }
  return { compared: rows.length, findings }
}

async function look(
  payload: Payload,
  { connection }: ComparableProvider,
  givenUp: GivenUp,
): Promise<Finding | undefined> {
  const report = await connection.look(givenUp.provider_order_id)
  if (report.outcome !== 'captured' && report.outcome !== 'pending') return undefined
  const { state } = await settlePayment(payload, givenUp.id, report)
  return {
    kind: 'paid after it was given up',
    orderId: givenUp.order_id,
    orderNumber: givenUp.number,
    detail: `The payment is now ${state}.`,
    isRepaired: state === 'captured' || state === 'pending',
  }
}
