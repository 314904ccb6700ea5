import { section } from './line'

const LOGIN = 'integration/accounts/sessions'
const PLACE = 'integration/checkout/place-order'

/** Specification 7: the calls. */
export const CALLS = [
  ...section('7 Client', 'accounts', {
    'The base is the configured address, else /api': [
      'unit/storefront/http/api-base › is the configured address, else /api',
    ],
    'Calls carry credentials and the stored token as bearer': [
      'unit/storefront/http/answers › sends the stored token and the body as JSON',
    ],
    'A call ends after 15 seconds': [
      'unit/storefront/http/answers › tells a server that is too slow from one that cannot be reached',
      'unit/storefront/http/timeouts › for %s: %i ms',
    ],
  }),
  ...section('7 /users', 'accounts', {
    'POST /users/login': [
      `${LOGIN} › answers with user, tokens and device, and with what the staff area reads`,
    ],
    'POST /users/register': [
      'integration/accounts/registration › makes a customer, signs in, and says so like a login',
    ],
    'POST /users/register-invited': [
      'integration/onboarding/invited-registration › makes the account, opens the programs, records the consents, signs in and tells by mail',
    ],
    'POST /users/refresh-token': [`${LOGIN} › trades a token for the next pair`],
    'GET /users/profile': [
      'integration/accounts/registration › shows the person who asks, and nothing else of them',
    ],
    'PUT /users/profile': [
      'integration/accounts/registration › changes the name, and keeps what is not sent',
    ],
    'GET /users/default-billing-address, 404 for none': [
      'integration/checkout/free-orders › is 404 before the first order, and the address of the order afterwards',
    ],
    'POST /users/validate-reset-token': [
      'integration/accounts/password-reset › is good after 11 hours and 59 minutes, and over after 12 hours and a second',
    ],
    'POST /users/reset-password-for-migrated-users': [
      'integration/accounts/password-reset › claims a migrated account, with the consents that were given',
    ],
    'POST /users/forgot-password': [
      'integration/accounts/asking-for-a-reset › answers alike, to the byte, whoever asks',
    ],
  }),
  ...section('7 /products', 'commerce', {
    'GET /products/id/{id}, by sku where there is no such id': [
      'integration/catalog/products › finds a product by its id, and by its sku where there is no such id',
    ],
    'GET /products/slug/{slug}': ['integration/catalog/products › finds a product by its slug'],
  }),
  ...section('7 /payments', 'commerce', {
    'GET /payments/user-products': [
      'integration/payments/capture › opens the program, says so and mails one receipt',
      'integration/payments/awaited-orders › names an order by invoice until staff mark it paid, and then opens it',
    ],
    'POST /payments/orders': [`${PLACE} › takes the %s payload and says where to approve`],
    'POST /payments/capture/{provider}/{paymentId}, with an empty body or the checkout’s': [
      'integration/payments/capture › opens the program, says so and mails one receipt',
      'unit/storefront/checkout/payment-calls › captures with the body the checkout screen is specified to send',
    ],
    'POST /payments/discount/validate': ['integration/discounts/validate › answers both readings alike'],
    'GET /payments/details/paypal/{token}': [
      'unit/domain/payments/payment-status › says for %s: %s',
      'integration/payments/details › says what the owner’s payment is, with an order id only when it is paid',
    ],
    'POST /payments/cancel-by-token': [
      'integration/orders/cancel-by-token › calls the order of that token off, for its owner',
    ],
    'POST /payments/orders/{orderId}/cancel': [
      'integration/orders/cancel › cancels the buyer’s unpaid order, and says the same when asked again',
    ],
  }),
]
