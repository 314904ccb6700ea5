import {
  CheckoutPaymentIntent,
  ItemCategory,
  type OrderRequest,
  type OrdersController,
  PayeePaymentMethodPreference,
  PaypalExperienceLandingPage,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk'
import type { PaymentIntent, StartResult } from '../payment-report'
import { paypalAmounts } from './amounts'
import { approveUrl } from './approve-url'
import { call, type PayPalContext } from './call'
import { CALL_DEADLINE_MS, SECOND_CALL_DEADLINE_MS } from './client'
import { readPayee } from './read-payee'

/** The first try and one more; how long each may take. */
const DEADLINES_MS = [CALL_DEADLINE_MS, SECOND_CALL_DEADLINE_MS]

/**
 * Opens a PayPal order for one attempt. The request id is derived from our row, so that asking again (lost answer,
 * crash, retry) gives the same PayPal order. The order's reference goes along as invoice id: PayPal refuses to be paid
 * twice for the same one.
 */
export async function createOrder(context: PayPalContext, intent: PaymentIntent): Promise<StartResult> {
  let problem = ''
  const ask = (orders: OrdersController) =>
    orders.createOrder({
      body: orderRequest(intent),
      paypalRequestId: `ord-${intent.attemptId}-c1`,
      prefer: 'return=representation',
    })
  for (const deadlineMs of DEADLINES_MS) {
    const answer = await call(context, 'create order', ask, deadlineMs)
    if (answer.ok) {
      const { id, status, links } = answer.result
      const url = approveUrl(links, intent.method, context.settings)
      if (id && /^[A-Z0-9]{8,32}$/.test(id) && url) {
        return {
          kind: 'redirect',
          providerOrderId: id,
          status: String(status),
          approveUrl: url,
          links: links ?? [],
          payee: readPayee(answer.result),
        }
      }
      return { kind: 'refused', problem: 'PayPal gave no address to approve at' }
    }
    problem = answer.problem
    if (answer.isKnown) return { kind: 'refused', problem }
  }
  return { kind: 'unknown', problem }
}

function orderRequest(intent: PaymentIntent): OrderRequest {
  const { amount, items } = paypalAmounts(intent.priced, intent.currency)
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        referenceId: 'default',
        customId: intent.attemptId,
        invoiceId: intent.reference,
        description: `Order ${intent.orderNumber}`,
        amount,
        items: items.map((item) => ({ ...item, category: ItemCategory.DigitalGoods })),
      },
    ],
    paymentSource: {
      paypal: {
        emailAddress: intent.payer.email,
        experienceContext: {
          brandName: intent.brandName.slice(0, 127) || undefined,
          locale: 'en-CA',
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          landingPage:
            intent.method === 'credit'
              ? PaypalExperienceLandingPage.GuestCheckout
              : PaypalExperienceLandingPage.NoPreference,
          userAction: PaypalExperienceUserAction.PayNow,
          paymentMethodPreference: PayeePaymentMethodPreference.ImmediatePaymentRequired,
          returnUrl: intent.returnUrl,
          cancelUrl: intent.cancelUrl,
        },
      },
    },
  }
}
