import type { Payload } from 'payload'
import { storePaymentEvent } from '@/plugins/commerce/payments/operations/store-payment-event'

export type PayPalMessage = { id: string; event_type: string; resource: { id: string } }

/** Stores a message about an order of PayPal's, as its webhook does once the signature was verified. */
export function storePayPalMessage(payload: Payload, body: PayPalMessage): Promise<void> {
  const { id, event_type: type, resource } = body
  return storePaymentEvent(payload, 'paypal', { id, type, providerOrderId: resource.id, body })
}
