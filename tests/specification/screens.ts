import { section } from './line'

const PUBLIC = 'e2e/public-pages'
const STAFF = 'e2e/staff-pages'
const ROUTES = 'unit/domain/roles/routes'
const BUYS = 'e2e/stories/visitor-buys-a-program'
const MIGRATED = 'e2e/stories/migrated-customer-sets-a-password'
const FORMS = 'e2e/stories/visitor-sends-a-form'
const COOKIES = 'e2e/stories/visitor-chooses-cookies'
const STATES = '%s (%s) treats guest, user, admin and superuser as it should'

/** Specification 1 and 2: what the product is, its routes and its screens. */
export const SCREENS = [
  ...section('1', 'site', {
    'Visitors browse programs, services, resources, about, contact and the legal pages': [
      'e2e/public-pages › %s is prerendered: it is served from the build',
    ],
  }),
  ...section('1', 'commerce', {
    'Checkout and program access need a signed-in session': [
      `${ROUTES} › ${STATES}`,
      'integration/checkout/place-order › asks who is calling',
    ],
    'Prices are in CAD': ['unit/domain/money/money › is counted in Canadian dollars'],
    'Tax is 0': ['unit/domain/orders/price-order › sums the lines, with no tax'],
    'The provider’s mode, live or sandbox, is set by the environment': [
      'unit/server/env › refuses %s=%s, with a reason and an example',
      'unit/server/env › accepts live mode with credentials of its own and no simulator',
    ],
    'A bundled geographic dataset supplies countries and regions': [
      'unit/domain/billing/billing-address-schema › understands names and answers in codes',
    ],
    'A cookie consent script is loaded: our own, or the one the site was built with; nothing optional before a yes':
      [
        `${COOKIES} › is asked in a bar that moves nothing; no is as near as yes; nothing is set or fetched elsewhere before`,
        `${COOKIES} › is asked nothing again, fetches no dialog, and changes their mind at the foot of any page`,
        'unit/storefront/consent/consent-script › is the one the site was built with, with the attributes its maker asks for',
        'unit/server/security-headers › allows exactly the host of a consent script, on pages and member pages, and never in the staff area',
      ],
  }),
  ...section('1', 'accounts', {
    'People from the older system have a password flow of their own': [
      `${MIGRATED} › somebody from the older system is welcomed, sets a password by mail, and opens what they bought there`,
    ],
  }),
  ...section('2 Route table', 'site', {
    'Every route of the table exists, with its access': [
      `${ROUTES} › has every route`,
      `${ROUTES} › %s is %s`,
    ],
    'Any other path shows Page not found': [
      'e2e/public-pages › shows "Page not found" for any other path: %s',
    ],
    '/contactus has a form that reaches staff, and /forms-management leads to what was sent': [
      `${FORMS} › who are told by mail and read it in the staff area; a script in it does nothing; the visitor gets a receipt`,
    ],
  }),
  ...section('2 Route table', 'accounts', {
    'Signed-in users who open /login or /signup go to /profile': [`${ROUTES} › ${STATES}`],
    '/profile, /account-settings and program pages ask for a session': [
      `${ROUTES} › ${STATES}`,
      `${STAFF} › a guest ends at the sign-in with the original path kept, and staff data stays on the server`,
    ],
    '/user-management, /email-templates, /forms-management and /manage-website are for admins, /system-settings for superusers':
      [
        `${STAFF} › a guest ends at the sign-in with the original path kept, and staff data stays on the server`,
        `${STAFF} › a customer ends at home from every staff page, also from those Payload would call unauthorized`,
        `${STAFF} › %s: the pages of their rank open, others lead home`,
      ],
    '/reset-password-for-migrated-users reads token and email from its address': [
      'unit/storefront/accounts/reset-flow › is read from the address, signs of the mail and all',
    ],
    '/my-programs leads to /profile': [`${PUBLIC} › %s leads to %s, query and all`],
  }),
  ...section('2 Route table', 'commerce', {
    '/programs/{programId} is guarded by session and by course access': [
      `${ROUTES} › ${STATES}`,
      'integration/access/lesson-access › is not there (404), rather than forbidden, for a customer who does not own it',
    ],
    '/cart and /payment/cancel are public; /payment, /payment/success, /invoice and /invoice/success ask for a session':
      [`${ROUTES} › ${STATES}`],
    '/payment-success and /payment-cancel lead to their new addresses, query kept': [
      `${PUBLIC} › %s leads to %s, query and all`,
    ],
  }),
  ...section('2 Shell', 'site', {
    'The header is transparent over the home page only': [
      `${PUBLIC} › lets the home page be seen through its header, and no other page`,
    ],
    'Nav items are Programs, Services, Resources, About us, Contact; the active one is marked; Programs also on the flagship’s page':
      [
        `${PUBLIC} › lists the five parts of the site on %s, and marks %s`,
        'unit/storefront/shell/active-item › is Programs on the public page of a program',
      ],
    'Header and footer are hidden on the auth screens': [
      `${PUBLIC} › has neither header nor footer on %s`,
      `${PUBLIC} › has both on %s`,
    ],
    'Each page type has its own loading skeleton': [
      'unit/storefront/shell/page-type › is that of the page at %s: %s',
    ],
  }),
  ...section('2 Shell', 'accounts', {
    'The account menu offers Sign in, or My programs, Manage website (admin or above), Account settings and Sign out':
      [`${PUBLIC} › offers in the account menu what is theirs, and leads home who signs out: %s`],
    'Sign out clears the session and goes home': [
      `${PUBLIC} › offers in the account menu what is theirs, and leads home who signs out: %s`,
      'unit/storefront/session/session › signs out here at once, and tells the server with the tokens it had',
    ],
  }),
  ...section('2 Payment screen', 'commerce', {
    'A purchase by card and by PayPal goes from the cart to the opened program': [
      `${BUYS} › a visitor buys "$program" with $method at $width px, reads the receipt and opens a lesson; somebody else cannot`,
    ],
    'The form has Country, Name, Address, City, State/Province and Postal Code': [
      'e2e/stories/customer-pays-by-invoice › names what is missing in the billing form as soon as a field is left',
    ],
    'A card opens the provider’s card form, PayPal its own': [
      'integration/checkout/place-order › asks for the card form when the buyer chose a card, and only then',
      'unit/storefront/checkout/placing-an-order › asks for the card form when a card pays, once',
    ],
    'A product without an image shows a placeholder': [
      'unit/storefront/cart/product-image › is a drawing where a product has none',
    ],
  }),
  ...section('2 Payment result screen', 'commerce', {
    'It thanks, says the payment failed, or says that its status is unknown': [
      'unit/storefront/checkout/result-screen › is a success for %s, without a capture',
      'unit/storefront/checkout/result-screen › is an error for %s',
      'unit/storefront/checkout/result-screen › is unknown when the capture %s',
    ],
  }),
  ...section('2 Migrated-user flow', 'accounts', {
    'Welcome, mail, resend, reset with promotions and required terms, expired page with a new link': [
      `${MIGRATED} › somebody from the older system is welcomed, sets a password by mail, and opens what they bought there`,
      `${MIGRATED} › a customer who forgot their password asks for a link, whose form survives a reload; one left open too long leads to a new one`,
    ],
    'The terms are required, the promotions are not': [
      'unit/storefront/accounts/reset-flow › needs the terms for a migrated account, and never the promotions',
    ],
  }),
]
