import type { Payload } from 'payload'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { holdLimited } from '../../discounts/operations/hold-discount'
import { buyerLock, refuseOwned } from '../../user-products/operations/refuse-owned'
import { startCapture } from './move-payment'

export type Claim =
  | { kind: 'claimed'; providerOrderId: string; captureTry: number }
  /** Somebody else is talking to the provider about it right now. */
  | { kind: 'busy' }
  /** There is nothing to capture: it is done, over, declined and not approved anew, or never began. */
  | { kind: 'closed' }

type Row = {
  state: PaymentState
  order_id: string
  user_id: string
  provider_order_id: string | null
  capture_try: number
  has_code: boolean
  is_leased: boolean
  buyer: string
}

/**
 * Takes the exclusive right to capture one attempt, for a short lease. Before any money moves it makes sure that the
 * buyer does not own a line already (two tabs), and takes the use of the discount: whoever comes after the last use
 * is refused here, unpaid. A lease that ran out is taken over. One that was declined is claimed only by who saw it approved
 * anew: for `approvedTry`, the try that was next at that moment.
 */
export async function claimCapture(
  payload: Payload,
  attemptId: string,
  approvedTry?: number,
): Promise<Claim> {
  return inTransaction(payload, async (sql) => {
    const row = await lockAttempt(sql, attemptId)
    if (!row?.provider_order_id) return { kind: 'closed' }
    if (row.state === 'capturing' && row.is_leased) return { kind: 'busy' }
    const isApprovedAnew = row.state === 'declined' && row.capture_try === approvedTry
    const isNew = row.state === 'awaiting-approval' || isApprovedAnew
    if (!isNew && row.state !== 'capturing') return { kind: 'closed' }
    const coded = isNew && row.has_code ? row.order_id : null
    if (isNew) await refuseOwned(sql, { orderId: row.order_id, userId: row.user_id })
    const isHeld = await startCapture(sql, attemptId, coded)
    if (coded && !isHeld) await holdLimited(sql, coded)
    return { kind: 'claimed', providerOrderId: row.provider_order_id, captureTry: row.capture_try }
  })
}

/** The attempt first, then its buyer: whoever settles comes in the same order. */
async function lockAttempt(sql: Sql, attemptId: string): Promise<Row | undefined> {
  const { rows } = await sql.query<Row>({
    name: 'claim-lock',
    text: `WITH locked AS MATERIALIZED (
             SELECT a.state, a.order_id, o.user_id, a.provider_order_id, a.capture_try::int, o.discount_id IS NOT NULL AS has_code,
                    coalesce(a.lease_until > now(), false) AS is_leased
               FROM payment_attempts a JOIN orders o ON o.id = a.order_id
              WHERE a.id = $1 FOR UPDATE OF a)
           SELECT state, order_id, user_id, provider_order_id, capture_try, has_code, is_leased,
                  ${buyerLock('user_id::text')} AS buyer
             FROM locked`,
    values: [attemptId],
  })
  return rows[0]
}
