import type { JsonObject } from '../json'
import { fromMinor, toMinor } from '../money'
import type { StoredCapture } from '../state'
import type { World } from '../world'

/** A capture as PayPal shows it, alone, inside its order and in webhooks. */
export function captureView(world: World, capture: StoredCapture): JsonObject {
  const href = `${world.origin}/v2/payments/captures/${capture.id}`
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason ? { status_details: { reason: capture.reason } } : {}),
    amount: { ...capture.amount },
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status === 'PENDING' || capture.status === 'DECLINED' ? {} : breakdown(capture)),
    ...(capture.customId === null ? {} : { custom_id: capture.customId }),
    ...(capture.invoiceId === null ? {} : { invoice_id: capture.invoiceId }),
    payee: capture.payee,
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: world.clock.iso(capture.createdAt),
    update_time: world.clock.iso(capture.updatedAt),
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/refund`, rel: 'refund', method: 'POST' },
      { href: `${world.origin}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A plausible fee of 2.9 % + 0.30. */
function breakdown(capture: StoredCapture): JsonObject {
  const currency = capture.amount.currency_code
  const gross = toMinor(capture.amount.value, currency)
  const fee = (gross * 29n) / 1000n + 30n
  return {
    seller_receivable_breakdown: {
      gross_amount: { ...capture.amount },
      paypal_fee: { ...fromMinor(fee, currency) },
      net_amount: { ...fromMinor(gross - fee, currency) },
    },
  }
}
