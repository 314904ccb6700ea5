import type { Payload } from 'payload'
import type { Finding } from '@/src/domain/payments/comparison'
import { pool } from '@/src/server/db/transaction'
import { actOnRefundEvent } from '../../refunds/operations/act-on-refund-event'
import type { ComparableProvider } from '../providers/comparable-providers'
import type { CaptureLookup, ListedRefunds } from '../providers/payment-report'

type Payment = {
  id: string
  order_id: string
  number: string
  provider_order_id: string
  capture_id: string
  currency: string
  amount_cents: number
  given_back_cents: number
  refund_ids: string[]
}

const BATCH = 50

/** After so many calls in a row without an answer the provider is left alone until the next night. */
const UNANSWERED_AT_MOST = 3

/** Every payment this provider captured in the 35 days before `now` is held against it, one quiet call each. */
export async function compareCaptured(
  payload: Payload,
  provider: ComparableProvider,
  now: Date,
): Promise<{ compared: number; findings: Finding[] }> {
  const findings: Finding[] = []
  let [compared, unanswered, after] = [0, 0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const payments = await read(payload, { provider: provider.key, now, after })
    for (const payment of payments) {
      const found = await tryToCompare(payload, provider, payment)
      unanswered = found === 'no-answer' ? unanswered + 1 : 0
      if (unanswered >= UNANSWERED_AT_MOST) return { compared, findings }
      if (found !== 'no-answer') compared += 1
      if (typeof found === 'object') findings.push(found)
      after = payment.id
    }
    if (payments.length < BATCH) return { compared, findings }
  }
}

async function read(
  payload: Payload,
  { provider, now, after }: { provider: string; now: Date; after: string },
): Promise<Payment[]> {
  const { rows } = await pool(payload).query<Payment>(
    `SELECT a.id, a.order_id, o.number, a.provider_order_id, a.capture_id, a.currency, a.amount_cents::int,
            coalesce(sum(r.amount_cents) FILTER (WHERE r.state = 'completed'), 0)::int AS given_back_cents,
            coalesce(array_agg(r.provider_refund_id) FILTER (WHERE r.state = 'completed'), '{}') AS refund_ids
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id LEFT JOIN refunds r ON r.attempt_id = a.id
      WHERE a.state = 'captured' AND a.provider = $3 AND a.capture_id IS NOT NULL
        AND a.provider_order_id IS NOT NULL AND a.id > $2::uuid
        AND a.captured_at > $1::timestamptz - interval '35 days'
      GROUP BY a.id, o.number ORDER BY a.id LIMIT ${BATCH}`,
    [now.toISOString(), after, provider],
  )
  return rows
}

type Found = Finding | 'no-answer' | 'agrees'

/** One payment that cannot be compared must not keep the others from it. */
async function tryToCompare(
  payload: Payload,
  provider: ComparableProvider,
  payment: Payment,
): Promise<Found> {
  try {
    return await compare(payload, provider, payment)
  } catch (err) {
    payload.logger.error({ err, msg: 'could not compare a payment', attempt: payment.id })
    return 'no-answer'
  }
}

async function compare(
  payload: Payload,
  { key, connection }: ComparableProvider,
  payment: Payment,
): Promise<Found> {
  const look = await connection.getCapture(payment.capture_id)
  if (look === 'unknown') return 'no-answer'
  // Parts may differ although both sides say "in part": only the list tells.
  if (look === expectedLook(payment) && look !== 'partly given back') return 'agrees'
  const listed = await connection.listRefunds(payment.provider_order_id)
  if (!listed) return 'no-answer'
  const unknown = listed.refunds.filter(
    ({ outcome, providerRefundId }) =>
      outcome === 'completed' && providerRefundId && !payment.refund_ids.includes(providerRefundId),
  )
  if (unknown.length === 0 && look === expectedLook(payment)) return 'agrees'
  return takeIn(payload, key, payment, { look, unknown, isReversed: listed.isReversed })
}

function expectedLook({ given_back_cents, amount_cents }: Payment): CaptureLookup {
  if (given_back_cents === 0) return 'untouched'
  return given_back_cents < amount_cents ? 'partly given back' : 'given back'
}

type Lookup = { look: CaptureLookup; unknown: ListedRefunds['refunds']; isReversed: boolean }

/** What the provider gave back without our hearing of it goes through `settleRefund`. */
async function takeIn(
  payload: Payload,
  provider: string,
  payment: Payment,
  lookup: Lookup,
): Promise<Finding> {
  const { look, unknown, isReversed } = lookup
  for (const { providerRefundId, customId } of unknown) {
    await actOnRefundEvent(payload, provider, {
      isReversal: isReversed,
      providerRefundId: providerRefundId ?? null,
      captureId: payment.capture_id,
      customId: customId ?? null,
      amountCents: null,
      currency: null,
    })
  }
  const isRepaired = unknown.length > 0 && (await isEven(payload, payment, look))
  return {
    kind: isRepaired ? 'given back at the provider' : 'does not agree with the provider',
    orderId: payment.order_id,
    orderNumber: payment.number,
    detail: `The provider says: ${look}.`,
    isRepaired,
  }
}

async function isEven(payload: Payload, payment: Payment, look: CaptureLookup): Promise<boolean> {
  const { rows } = await pool(payload).query<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM refunds WHERE attempt_id = $1 AND state = 'completed'`,
    [payment.id],
  )
  return expectedLook({ ...payment, given_back_cents: rows[0]?.cents ?? 0 }) === look
}
