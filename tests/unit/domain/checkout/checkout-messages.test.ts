import { describe, expect, it } from 'vitest'
import { CHECKOUT_MESSAGES, RESULT_MESSAGES } from '@/src/domain/checkout/checkout-messages'

describe('Specification 4, 5 and 8: the sentences of checkout', () => {
  it.each([
    [CHECKOUT_MESSAGES.missingPaymentInformation, 'Missing required payment information'],
    [CHECKOUT_MESSAGES.emptyCart, 'Your cart is empty. Please add items before checkout.'],
    [CHECKOUT_MESSAGES.productDetails, 'Failed to load product details. Please try again.'],
    [CHECKOUT_MESSAGES.missingField, 'Payment system error: Missing required field. Please try again later.'],
    [CHECKOUT_MESSAGES.signInFirst, 'Please log in to continue with payment.'],
    [CHECKOUT_MESSAGES.noCheckoutUrl, 'No checkout URL found'],
    [CHECKOUT_MESSAGES.sessionExpired, 'Payment Session Expired'],
    [CHECKOUT_MESSAGES.notFound, 'Payment not found or not completed'],
    [CHECKOUT_MESSAGES.cancelledTitle, 'Payment Cancelled'],
    [
      CHECKOUT_MESSAGES.cancelled,
      'Your payment process was cancelled. No charges were made to your account.',
    ],
  ])('are word for word: %s', (sentence, specified) => {
    expect(sentence).toBe(specified)
  })

  it.each([
    [RESULT_MESSAGES.noToken, /^No payment information was found/],
    [RESULT_MESSAGES.badToken, /^Invalid payment token format/],
    [RESULT_MESSAGES.failed, /your payment was declined or failed/i],
  ])('begin as specified: %s', (sentence, specified) => {
    expect(sentence).toMatch(specified)
  })
})
