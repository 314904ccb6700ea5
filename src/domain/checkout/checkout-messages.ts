/** The sentences of checkout, word for word (Specification 4, 5 and 8). */
export const CHECKOUT_MESSAGES = {
  missingPaymentInformation: 'Missing required payment information',
  emptyCart: 'Your cart is empty. Please add items before checkout.',
  productDetails: 'Failed to load product details. Please try again.',
  missingField: 'Payment system error: Missing required field. Please try again later.',
  signInFirst: 'Please log in to continue with payment.',
  noCheckoutUrl: 'No checkout URL found',
  sessionExpired: 'Payment Session Expired',
  cancelledTitle: 'Payment Cancelled',
  cancelled: 'Your payment process was cancelled. No charges were made to your account.',
  notFound: 'Payment not found or not completed',
} as const

/** Specification 8, Result screen; it gives their beginnings. */
export const RESULT_MESSAGES = {
  noToken: 'No payment information was found. If you have just paid, please check your programs.',
  badToken: 'Invalid payment token format. Please return to your cart and try again.',
  failed: 'Your payment was declined or failed. No charges were made. Please try another payment method.',
  unclearTitle: 'Payment Status Unclear',
  unclear:
    'We could not find out yet whether your payment went through. Please check your programs before you pay again.',
} as const
