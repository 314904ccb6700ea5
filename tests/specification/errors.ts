import { section } from './line'

const RENEWAL = 'unit/storefront/http/session-renewal'
const CAPTURE = 'unit/domain/payments/capture-outcome'
const FLOW = 'unit/storefront/accounts/reset-flow'

/** Specification 8: the error catalogue. */
export const ERRORS = [
  ...section('8 Auth', 'accounts', {
    'A 403 from any call clears the session and leads home': [
      `${RENEWAL} › ends it on a 403 from any call, with the reason the server gave`,
      'unit/storefront/session/session › clears everything on a 403 and leads home',
    ],
    'A refresh token that is not valid any more ends with Invalid tokens': [
      `${RENEWAL} › ends with "Invalid tokens" when the refresh is answered %i`,
    ],
    'A refresh that fails clears and leads home': [`${RENEWAL} › ends when there is no refresh token at all`],
    'A refused sign-in has a message (Login failed.) and a code (UNKNOWN_ERROR)': [
      'unit/storefront/session/session › hands on the message and the code of a refusal, with the specified ones where there are none',
    ],
    'Missing tokens are LOGIN_PROCESS_FAILED': [
      'unit/storefront/session/session › fails when the answer has no tokens, and stores nothing',
    ],
  }),
  ...section('8 Auth', 'commerce', {
    'AUTH_REQUIRED without a token for payment calls, or on a 401': [
      'unit/storefront/checkout/payment-calls › asks for a sign-in before it asks the server when there is no token',
      'unit/storefront/checkout/payment-calls › asks for a sign-in on a 401, and leaves it to checkout to lead there',
    ],
  }),
  ...section('8 Capture', 'commerce', {
    'A timeout says to look at the profile': [`${CAPTURE} › says where to look when the call timed out`],
    '409 and "already captured" are success': [`${CAPTURE} › treats "already captured" as success: %s`],
    '400 is Invalid payment request, non-retriable': [`${CAPTURE} › does not retry a request that was wrong`],
    'Otherwise Failed to capture payment.': [
      `${CAPTURE} › says "Failed to capture payment." where nothing better is known`,
    ],
  }),
  ...section('8 Discount errorType', 'commerce', {
    'Each errorType has its sentence, BELOW_MINIMUM as a warning': [
      'unit/domain/discounts/discount-errors › says for %s: %s (%s)',
      'unit/domain/discounts/discount-errors › warns only where the order can still grow into the discount',
    ],
    INACTIVE_CODE: ['integration/discounts/validate › refuses %s with 200, valid: false and its sentence'],
    EXPIRED_CODE: ['integration/discounts/validate › refuses %s with 200, valid: false and its sentence'],
    BELOW_MINIMUM: ['integration/discounts/validate › refuses %s with 200, valid: false and its sentence'],
    USAGE_LIMIT: ['integration/discounts/validate › refuses %s with 200, valid: false and its sentence'],
    INVALID_CODE: ['integration/discounts/validate › refuses %s with 200, valid: false and its sentence'],
    'VALIDATION_ERROR and SYSTEM_ERROR': ['unit/domain/discounts/discount-errors › says for %s: %s (%s)'],
  }),
  ...section('8 Payment status check', 'commerce', {
    'A timeout, a 5xx or no response is retriable': [
      'unit/domain/payments/status-check › may be made again after %s',
    ],
    'Not found is Payment not found or not completed': [
      'unit/domain/payments/status-check › is not made again when the payment was not found',
    ],
  }),
  ...section('8 Other fetch failures', 'commerce', {
    'Failed to fetch product': [
      'unit/storefront/cart/fetch-product › says "Failed to fetch product" when nobody could be asked',
    ],
    'Failed to fetch user products, with an empty list': [
      'unit/storefront/members/user-products › is an empty list with "Failed to fetch user products" when nobody could be asked',
    ],
  }),
  ...section('8 Other fetch failures', 'accounts', {
    'Failed to update profile': ['unit/domain/users/account-messages › says "%s" when it could not be done'],
    'Failed to fetch default billing address': [
      'unit/domain/users/account-messages › says "%s" when it could not be done',
    ],
  }),
  ...section('8 Checkout', 'commerce', {
    'Failed to load product details. Please try again.': [
      'unit/domain/checkout/checkout-messages › are word for word: %s',
    ],
    'A not-null message becomes Payment system error': [
      'unit/domain/checkout/checkout-failure › takes the blame for a field the database misses',
    ],
    'Auth errors warn and lead to /login with a way back to /payment': [
      'unit/domain/checkout/checkout-failure › asks to sign in first and come back to /payment after %o',
    ],
    'No checkout URL found': [
      'unit/storefront/checkout/placing-an-order › says so when there is nowhere to go',
    ],
    'An unsupported provider is refused': ['unit/domain/checkout/order-request › refuses %s'],
  }),
  ...section('8 Result screen', 'commerce', {
    'No payment information, an invalid token, declined and unclear each have their words': [
      'unit/domain/checkout/checkout-messages › begin as specified: %s',
    ],
    'Payment Cancelled says that no charges were made': [
      'unit/domain/checkout/checkout-messages › are word for word: %s',
    ],
  }),
  ...section('8 Reset', 'accounts', {
    'No Valid Email, No email address found': [`${FLOW} › asks nobody without an address (%s): "%s"`],
    'Failed to send reset email., Failed to resend email': [`${FLOW} › says when it failed (%s): "%s"`],
    'The same info whether there is an account or not': [
      'integration/accounts/asking-for-a-reset › answers alike, to the byte, whoever asks',
    ],
  }),
]
