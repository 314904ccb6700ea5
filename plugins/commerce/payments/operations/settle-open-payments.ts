import type { Payload } from 'payload'
import { OFFLINE_PROVIDERS } from '@/src/domain/payments/offline'
import { sqlList } from '@/src/server/db/sql-list'
import { pool } from '@/src/server/db/transaction'
import { reconcilePayment } from './reconcile-payment'

const OFFLINE = sqlList(OFFLINE_PROVIDERS)

export type Settled = { asked: number; captured: number; unanswered: number }

/**
 * Asks the provider about every payment that is open or was given up lately, and settles what it took: after a database was
 * restored, those are the payments that were made since its backup. Whatever it cannot say stays open for the sweeper.
 */
export async function settleOpenPayments(payload: Payload): Promise<Settled> {
  const { rows } = await pool(payload).query<{ id: string }>(
    `UPDATE payment_attempts SET lease_until = NULL, next_check_at = now()
      WHERE provider NOT IN (${OFFLINE}) AND provider_order_id IS NOT NULL
        AND state IN ('awaiting-approval', 'capturing', 'pending', 'declined')
      RETURNING id`,
  )
  const settled = { asked: rows.length, captured: 0, unanswered: 0 }
  for (const { id } of rows) {
    try {
      const { state } = await reconcilePayment(payload, id)
      if (state === 'captured') settled.captured += 1
    } catch (err) {
      settled.unanswered += 1
      payload.logger.warn({ err, msg: 'could not ask about a payment', attempt: id })
    }
  }
  return settled
}
