import type { JsonObject } from '../json'
import { fromMinor } from '../money'
import type { StoredRefund } from '../state'
import type { World } from '../world'
import { refundedMinor } from './refunded'

/** A refund as PayPal shows it: `id, status, links`, or all of it with `full`. */
export function refundView(world: World, refund: StoredRefund, full = true): JsonObject {
  const links = [
    { href: `${world.origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${world.origin}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
  ]
  if (!full) return { id: refund.id, status: refund.status, links }
  const total = fromMinor(refundedMinor(world, refund.captureId), refund.amount.currency_code)
  return {
    id: refund.id,
    status: refund.status,
    amount: { ...refund.amount },
    ...(refund.customId === null ? {} : { custom_id: refund.customId }),
    ...(refund.invoiceId === null ? {} : { invoice_id: refund.invoiceId }),
    ...(refund.note === null ? {} : { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: { ...refund.amount },
      paypal_fee: { ...fromMinor(0n, refund.amount.currency_code) },
      net_amount: { ...refund.amount },
      total_refunded_amount: { ...total },
    },
    create_time: world.clock.iso(refund.createdAt),
    update_time: world.clock.iso(refund.updatedAt),
    links,
  }
}
