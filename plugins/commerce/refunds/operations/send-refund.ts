import type { Payload } from 'payload'
import type { OrderState } from '@/src/domain/orders/order-state'
import type { RefundState } from '@/src/domain/refunds/refund-state'
import { pool } from '@/src/server/db/transaction'
import { failpoint } from '@/src/server/failpoint'
import type { RefundWork } from '../../payments/providers/payment-report'
import { refundKeys } from '../../payments/providers/refund-keys'
import { requireProvider } from '../../payments/providers/require-provider'
import { settleRefund } from './settle-refund'

export type Refund = {
  id: string
  state: RefundState
  amountCents: number
  currency: string
  problem: string | null
  orderState: OrderState
  isLeased: boolean
  /** Until when it can be taken back; null for one that went out. */
  heldUntil: Date | null
}

/** Longer than one call to the provider may take, so that a lease that ran out means a worker that died. */
const LEASE_SECONDS = 20

/**
 * Asks the provider for a refund that is written down and settles what came of it. Asking again for the same refund
 * uses the same key. Any number of callers at once: one asks, the others wait for its outcome (up to eight seconds)
 * and give the same answer. A refund that is past that is answered as it is.
 */
export async function sendRefund(payload: Payload, refundId: string): Promise<Refund> {
  const work = await claim(payload, refundId)
  if (!work) return waitForOther(payload, refundId)
  const report = await requireProvider(payload, work.provider).refund(work)
  failpoint('refund-answered-before-commit')
  await settleRefund(payload, refundId, report)
  return readRefund(payload, refundId)
}

type Claimed = RefundWork & { provider: string }

/** Never one that can still be taken back, or one so old that its provider may have forgotten our key. */
async function claim(payload: Payload, refundId: string): Promise<Claimed | null> {
  const { rows } = await pool(payload).query<Claimed>(
    `UPDATE refunds r SET updated_at = now(), lease_until = now() + make_interval(secs => $2),
            next_check_at = now() + make_interval(secs => $2)
       FROM payment_attempts a
      WHERE r.id = $1 AND a.id = r.attempt_id AND r.state = 'requested' AND r.origin = 'staff'
        AND a.capture_id IS NOT NULL AND coalesce(r.held_until, now()) <= now()
        AND (r.lease_until IS NULL OR r.lease_until <= now()) AND r.created_at > now() - make_interval(days => ($3::jsonb -> a.provider ->> 'days')::int)
      RETURNING r.id AS "refundId", a.capture_id AS "captureId", r.amount_cents::int AS "amountCents", a.currency, a.provider`,
    [refundId, LEASE_SECONDS, JSON.stringify(refundKeys(payload))],
  )
  return rows[0] ?? null
}

const WAIT_MS = 8_000
const STEP_MS = 50

async function waitForOther(payload: Payload, refundId: string): Promise<Refund> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const refund = await readRefund(payload, refundId)
    if (refund.state !== 'requested' || !refund.isLeased || performance.now() > until) return refund
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

export async function readRefund(payload: Payload, refundId: string): Promise<Refund> {
  const { rows } = await pool(payload).query<Refund>(
    `SELECT r.id, r.state, r.amount_cents::int AS "amountCents", a.currency, r.problem, o.state AS "orderState",
            coalesce(r.lease_until > now(), false) AS "isLeased",
            CASE WHEN r.state = 'requested' AND r.held_until > now() THEN r.held_until END AS "heldUntil"
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN orders o ON o.id = r.order_id
      WHERE r.id = $1`,
    [refundId],
  )
  if (!rows[0]) throw new Error(`no refund ${refundId}`)
  return rows[0]
}
