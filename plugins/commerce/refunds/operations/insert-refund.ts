import { FIRST_REFUND_STATE } from '@/src/domain/refunds/refund-state'
import type { RefundPart } from '@/src/domain/refunds/split-refund'
import type { Sql } from '@/src/server/db/transaction'
import type { LockedPayment } from './lock-payment'

export type NewRefund = {
  origin: 'staff' | 'provider'
  amountCents: number
  parts: readonly (RefundPart & { endAccess: boolean | null })[]
  reason: string
  actor?: string | null
  providerRefundId?: string | null
  requestKey?: string | null
  requestHash?: string | null
  /** How long it stays here before it goes out. */
  heldSeconds?: number
}

/** Writes a refund with its lines, under the lock of its payment. Gives its id, from which the provider's key is made. */
export async function insertRefund(sql: Sql, payment: LockedPayment, refund: NewRefund): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH stored AS (
       INSERT INTO refunds (order_id, attempt_id, state, origin, amount_cents, reason, actor_id, provider_refund_id,
         request_key, request_hash, held_until, next_check_at)
       VALUES ($1, $2, $11::text::enum_refunds_state, $3, $4, $5, $6, $7, $8, $9,
         CASE WHEN $12::int > 0 THEN now() + make_interval(secs => $12::int) END,
         now() + make_interval(secs => CASE WHEN $12::int > 0 THEN $12::int ELSE 30 END)) RETURNING id),
     lines AS (
       INSERT INTO refunds_lines (_parent_id, _order, id, order_line, amount_cents, end_access)
       SELECT stored.id, p.position, gen_random_uuid()::text, p.id, p."amountCents", p."endAccess"
         FROM stored, ROWS FROM (jsonb_to_recordset($10::jsonb) AS (id text, "amountCents" int, "endAccess" boolean))
              WITH ORDINALITY AS p(id, "amountCents", "endAccess", position))
     SELECT id FROM stored`,
    [
      payment.orderId,
      payment.attemptId,
      refund.origin,
      refund.amountCents,
      refund.reason,
      refund.actor ?? null,
      refund.providerRefundId ?? null,
      refund.requestKey ?? null,
      refund.requestHash ?? null,
      JSON.stringify(refund.parts),
      FIRST_REFUND_STATE,
      refund.heldSeconds ?? 0,
    ],
  )
  if (!rows[0]) throw new Error('the refund was not stored')
  return rows[0].id
}
