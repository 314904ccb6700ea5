import { isPayPalToken } from '@/src/domain/payments/paypal-token'
import type { PaymentProvider } from '../payment-provider'
import { captureOrder } from './capture-order'
import { createOrder } from './create-order'
import { PAYPAL_CURRENCIES } from './currencies'
import { getOrder } from './get-order'
import { getCapture, getRefund } from './get-refund'
import { listRefunds } from './list-refunds'
import { isPayPalResting } from './paypal-breaker'
import { meaningOf, readMessage } from './read-message'
import { refundCapture } from './refund-capture'
import { describePayPal, paypalSettings } from './settings'

/** PayPal, for cards and PayPal accounts alike, as its variables in the environment say. */
export function paypal(): PaymentProvider {
  return {
    key: 'paypal',
    labels: {
      name: 'PayPal',
      refundGoesTo: (method) => (method === 'credit' ? 'the card, through PayPal' : 'PayPal'),
    },
    methods: ['paypal', 'credit'],
    capabilities: { messages: true, comparison: true },
    // It forgets request ids after 45 days, and would then give the money back a second time.
    refundKeyDays: 40,
    approvalStatus: 'PAYER_ACTION_REQUIRED',
    isPaymentId: isPayPalToken,
    describe: describePayPal,
    isResting: isPayPalResting,
    currencies: PAYPAL_CURRENCIES,
    connect({ logger, currency }) {
      const settings = paypalSettings()
      if (!settings) return null
      const context = { settings, logger, currency }
      return {
        start: (intent) => createOrder(context, intent),
        capture: (payment) => captureOrder(context, payment),
        look: (providerOrderId) => getOrder(context, providerOrderId),
        refund: (work) => refundCapture(context, work),
        getRefund: (providerRefundId) => getRefund(context, providerRefundId),
        getCapture: (captureId) => getCapture(context, captureId),
        listRefunds: (providerOrderId) => listRefunds(context, providerOrderId),
      }
    },
    readMessage,
    meaningOf,
  }
}
