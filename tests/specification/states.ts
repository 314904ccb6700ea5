import { section } from './line'

const SESSION = 'unit/storefront/session/session'
const RENEWAL = 'unit/storefront/http/session-renewal'
const RETURN = 'unit/storefront/checkout/return-from-provider'
const RESULT = 'unit/storefront/checkout/result-screen'
const DECIDED = 'unit/domain/payments/buyer-return'
const CART = 'unit/domain/cart/cart'

/** Specification 4: states and transitions. */
export const STATES = [
  ...section('4 Session', 'accounts', {
    'Signing in stores the tokens and authenticates': [
      `${SESSION} › stores the tokens, the device and the role, and is authenticated`,
    ],
    'Signing out and fatal failures clear everything': [
      `${SESSION} › signs out here at once, and tells the server with the tokens it had`,
      `${SESSION} › clears everything on a 403 and leads home`,
    ],
    'The profile is loaded at the start; without a valid session the user is logged out': [
      `${SESSION} › loads the profile of whoever is signed in`,
      `${SESSION} › logs out whoever has no valid session, and leaves it to the page where they go`,
    ],
    'It is rechecked every 60 seconds, every 5 minutes, when the tab becomes visible and when the browser comes online':
      [
        'unit/storefront/session/watch-session › every 60 seconds',
        'unit/storefront/session/watch-session › every 5 minutes, also in a tab nobody looks at, which is all such a tab does',
        'unit/storefront/session/watch-session › when the tab becomes visible, and not when it is hidden',
        'unit/storefront/session/watch-session › when the browser comes online',
      ],
    'An expired session is logged out, and leads home from pages that are not public': [
      `${SESSION} › logs out at a recheck once the session has expired, and leads home from pages that are not public`,
      'unit/domain/roles/routes › stays on public paths and leaves the others',
    ],
    'On a 401 the token is renewed once; calls that fail meanwhile wait and are made again': [
      `${RENEWAL} › is renewed once however many calls fail at the same time, and each call is made again`,
    ],
  }),
  ...section('4 Cart', 'commerce', {
    'A product that is in the cart already is ignored': [
      `${CART} › ignores a product that is in the cart already`,
    ],
    'Remove is by id': [`${CART} › removes by id`],
    'Clear empties the cart and zeros the subtotal': [
      `${CART} › is empty with a subtotal of zero once cleared`,
    ],
    'A quantity update does nothing': [
      `${CART} › keeps the items it understands, each once and with a quantity of one`,
    ],
  }),
  ...section('4 Course access check', 'commerce', {
    'Who owns the program is let in, everybody else is led to /programs': [
      'unit/domain/access/course-access › matches %s by id, productId or slug',
      'e2e/stories/visitor-buys-a-program › a visitor buys "$program" with $method at $width px, reads the receipt and opens a lesson; somebody else cannot',
    ],
  }),
  ...section('4 Checkout', 'commerce', {
    'Submitting saves the billing form': [
      'unit/storefront/checkout/billing-prefill › reads back what was saved, and nothing out of what is no form',
    ],
    'Invoice goes to /invoice with the billing form': [
      'e2e/stories/customer-pays-by-invoice › a customer asks for an invoice, gets it by mail, staff mark it paid, and the program opens',
    ],
    'Otherwise a payment order is made and the buyer leaves for the provider’s approval address': [
      'unit/storefront/checkout/placing-an-order › leaves for the provider',
    ],
    'The card method adds the funding source card': [
      'unit/storefront/checkout/placing-an-order › asks for the card form when a card pays, once',
    ],
    'Back with token and PayerID and a stored pending order, the payment is checked': [
      `${RETURN} › looks into the payment of whoever comes back from the provider`,
    ],
    'Completed by status, captures or order id: checkout data and cart are cleared, on to /payment/success': [
      `${RETURN} › is paid without a capture when %s`,
      'unit/domain/payments/payment-details › takes %s as completed',
      'unit/domain/checkout/checkout-storage › survive a finished checkout only where they are the session',
    ],
    'Otherwise the server is asked to capture': [
      `${RETURN} › asks the server to capture otherwise, naming order and payer`,
    ],
    '"already captured" is success': [
      `${RETURN} › is paid when the capture is answered "already captured" by %s`,
    ],
    'Any other failure leads to /payment/cancel with the error': [
      `${DECIDED} › a capture that was %s: %o ends /payment %s, /payment/success %s`,
      `${RETURN} › ends with the error when the capture is refused`,
    ],
    'A pending order older than 30 minutes is dropped with Payment Session Expired': [
      `${RETURN} › drops an order that has waited too long, even when its buyer comes back from the provider`,
      `${RETURN} › waits for thirty minutes and is expired a moment later`,
    ],
    'Cancelling clears the pending order and its creation time': [
      'unit/domain/checkout/checkout-storage › clears the pending order id and its creation time',
      'unit/storefront/checkout/cancelling › forgets the pending order and when it was made, and keeps the form and the code',
    ],
    'Cancelling is recorded, and CANCELLED, UNKNOWN or ERROR is shown': [
      'unit/storefront/checkout/cancelling › records the cancellation by the token in the address, else by the order this browser knows',
      'unit/storefront/checkout/cancelling › shows the server’s %s as %s',
      'unit/storefront/checkout/cancelling › shows ERROR when the cancellation could not be recorded',
    ],
  }),
  ...section('4 Payment status normalization', 'commerce', {
    'COMPLETED, CAPTURED, APPROVED and SUCCESS are completed': [
      'unit/domain/payments/payment-status › takes %o as completed',
    ],
    'PENDING, IN_PROGRESS and CREATED are pending': [
      'unit/domain/payments/payment-status › takes %o as pending',
    ],
    'Any other status is shown in upper case': [
      'unit/domain/payments/payment-status › shows any other status in upper case',
    ],
    'An order id in the details means completed': [
      'unit/domain/payments/payment-status › takes an order id in the details as completed',
    ],
  }),
  ...section('4 Result screen', 'commerce', {
    'With the news paymentComplete it is a success at once': [
      `${DECIDED} › is paid at once when the screen before has seen it paid, token or none`,
      `${RESULT} › is told once as news, and known afterwards`,
    ],
    'No token, or one with a hyphen, is an error': [
      `${RESULT} › is an error without a token, and with one that has a hyphen`,
    ],
    'The success statuses are successes': [
      `${RESULT} › is a success for %s, without a capture`,
      'unit/domain/payments/payment-status › thanks for %s',
    ],
    'The failure statuses are errors': [
      `${RESULT} › is an error for %s`,
      'unit/domain/payments/payment-status › reports %s as failed',
    ],
    'Otherwise one capture attempt is made': [
      `${DECIDED} › goes by the other statuses on the result screen only; on the return they are captured`,
      `${RESULT} › tries one capture when the status says neither yes nor no`,
      'unit/domain/payments/payment-status › makes one capture attempt for %o',
    ],
    'Its success is a success': [
      'unit/domain/payments/capture-outcome › is a success when captured, now or before',
    ],
    'Non-retriable, declined, failed or invalid is an error': [
      'unit/domain/payments/capture-outcome › is an error when the result is non-retriable',
      'unit/domain/payments/capture-outcome › is an error when it says: %s',
    ],
    'Anything else is unknown': ['unit/domain/payments/capture-outcome › is unknown for anything else'],
    'Notifications are shown once': [
      'unit/storefront/notifications/notifications › are shown once for an occasion, however often the screen is drawn',
    ],
  }),
  ...section('4 Reset flow', 'accounts', {
    'The token is checked on load; a wrong one leads to the expired page': [
      'unit/storefront/accounts/reset-flow › is checked with token and email, and without anybody’s session',
      'unit/storefront/accounts/reset-flow › is expired when the server says so, in whatever way',
    ],
    'A 401 on submit leads to the expired page': [
      'unit/storefront/accounts/reset-flow › shows the expired page on a 401, and ends nobody’s session for it',
    ],
    'Success shows a notice and goes home': [
      'e2e/stories/migrated-customer-sets-a-password › somebody from the older system is welcomed, sets a password by mail, and opens what they bought there',
    ],
    'A missing token or address leads home': [
      'unit/storefront/accounts/reset-flow › leads home when a part is missing: "%s"',
    ],
  }),
  ...section('4 Notifications', 'commerce', {
    'They go after 5 seconds': [
      'unit/domain/notifications/notifications › dismisses by itself after 5 seconds',
    ],
    'A duplicate within 2 seconds is ignored': [
      'unit/domain/notifications/notifications › ignores a duplicate within 2 seconds, even of one that was closed',
    ],
    'What is shown is not added again': [
      'unit/domain/notifications/notifications › does not add again what is already shown',
    ],
  }),
]
