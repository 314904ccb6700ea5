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
