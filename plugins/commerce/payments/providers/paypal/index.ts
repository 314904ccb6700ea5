import type { Payload } from 'payload'
import type { PaymentProvider } from '../../provider'
import { captureOrder } from './capture-order'
import { createOrder } from './create-order'
import { getOrder } from './get-order'
import { getCapture, getRefund } from './get-refund'
import { listRefunds } from './list-refunds'
import { refundCapture } from './refund-capture'
import { usablePayPal } from './settings'

/** PayPal, for cards and PayPal accounts alike; null while it is not configured. */
export function paypalProvider(payload: Payload): PaymentProvider | null {
  const settings = usablePayPal()
  if (!settings) return null
  const context = { settings, logger: payload.logger }
  return {
    start: (intent) => createOrder(context, intent),
    capture: (payment) => captureOrder(context, payment),
    look: (providerOrderId) => getOrder(context, providerOrderId),
    refund: (work) => refundCapture(context, work),
    getRefund: (providerRefundId) => getRefund(context, providerRefundId),
    getCapture: (captureId) => getCapture(context, captureId),
    listRefunds: (providerOrderId) => listRefunds(context, providerOrderId),
  }
}
