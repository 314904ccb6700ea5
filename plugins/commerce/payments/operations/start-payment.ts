import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { failpoint } from '@/src/server/failpoint'
import { siteOf } from '@/src/server/site'
import type { PaymentIntent } from '../providers/payment-report'
import { requireProvider } from '../providers/require-provider'
import { awaitApproval } from './move-payment'
import { settlePayment } from './settle-payment'

/**
 * Asks the provider for a place where the buyer approves, and stores it. The attempt was committed before, and the
 * provider is given its id as key, so that asking again after a crash or a lost answer finds the same payment.
 * Refusal: `PROVIDER_UNAVAILABLE`; when nobody knows what the provider did, the attempt stays open and can be resumed,
 * and when it refused, the refusal is `nonRetriable`: only another order can be paid. `known` spares reading what was
 * stored a moment ago. Null when it had begun already.
 */
export async function startPayment(
  payload: Payload,
  attemptId: string,
  known?: AskedPayment,
): Promise<StartedPayment | null> {
  const asked = known ?? (await readAsked(payload, attemptId))
  if (!asked) return null
  const result = await requireProvider(payload, asked.provider).start(toIntent(payload, attemptId, asked))
  failpoint('provider-order-created')
  if (result.kind === 'redirect') {
    const isFirst = await awaitApproval(pool(payload), attemptId, result)
    failpoint('provider-order-saved')
    const { providerOrderId, approveUrl } = result
    return isFirst ? { providerOrderId, approveUrl } : null
  }
  if (result.kind === 'refused') {
    await settlePayment(payload, attemptId, { outcome: 'failed', status: 'REFUSED', problem: result.problem })
    throw new DomainError('PROVIDER_UNAVAILABLE', {
      internal: result.problem,
      details: { nonRetriable: true },
    })
  }
  throw new DomainError('PROVIDER_UNAVAILABLE', { internal: result.problem })
}

/** The sweeper's way: an attempt that cannot be started now is looked at again later. */
export async function resumeStart(payload: Payload, attemptId: string): Promise<void> {
  try {
    await startPayment(payload, attemptId)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await settlePayment(payload, attemptId, {
      outcome: 'unknown',
      status: 'UNKNOWN',
      problem: error.internal,
    })
  }
}

/** Where the buyer approves it. */
export type StartedPayment = { providerOrderId: string; approveUrl: string }

/** What the stored order says of what its provider is asked for. */
export type AskedPayment = {
  provider: string
  number: string
  reference: string
  payment_method: PaymentMethod
  locale: Locale
  customer_email: string
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  currency: string
  lines: PaymentIntent['priced']['lines']
  brand_name: string | null
}

/** From the stored order. Undefined when it has begun already. */
async function readAsked(payload: Payload, attemptId: string): Promise<AskedPayment | undefined> {
  const { rows } = await pool(payload).query<AskedPayment>({
    name: 'payment-intent',
    text: `SELECT a.provider, o.number, coalesce(o.payment_reference, o.number) AS reference, o.payment_method, o.locale, o.customer_email, o.subtotal_cents::int, o.discount_cents::int,
                  o.total_cents::int, o.currency, (SELECT branding_name FROM system_settings LIMIT 1) AS brand_name,
                  (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', coalesce(l.product_id::text, ''), 'title', l.title,
                            'sku', l.sku, 'unitPriceCents', l.unit_price_cents::int,
                            'discountCents', l.discount_cents::int, 'totalCents', l.total_cents::int) ORDER BY l._order), '[]')
                     FROM orders_lines l WHERE l._parent_id = o.id) AS lines
             FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            WHERE a.id = $1 AND a.state = 'created'`,
    values: [attemptId],
  })
  return rows[0]
}

/** The same words every time it is asked. */
function toIntent(payload: Payload, attemptId: string, row: AskedPayment): PaymentIntent {
  const origin = env().SITE_URL
  const { payment, paymentCancelled } = siteOf(payload).pages
  return {
    attemptId,
    orderNumber: row.number,
    reference: row.reference,
    method: row.payment_method,
    priced: {
      lines: row.lines,
      subtotalCents: row.subtotal_cents,
      discountCents: row.discount_cents,
      taxCents: 0,
      totalCents: row.total_cents,
    },
    currency: row.currency,
    payer: { email: row.customer_email },
    returnUrl: `${origin}${localPath(payment, row.locale)}`,
    cancelUrl: `${origin}${localPath(paymentCancelled, row.locale)}`,
    brandName: row.brand_name ?? '',
  }
}
