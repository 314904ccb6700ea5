import { section } from './line'

const ROUTES = 'unit/domain/roles/routes'
const ORDER = 'unit/domain/checkout/order-request'
const PLACE = 'integration/checkout/place-order'

/** Specification 5 and 6: validation, roles and permissions. */
export const RULES = [
  ...section('5 Billing form', 'commerce', {
    'Each missing field has its message, shown on blur': [
      'unit/domain/billing/billing-address › says of a missing %s: %s',
      'e2e/stories/customer-pays-by-invoice › names what is missing in the billing form as soon as a field is left',
    ],
    'The states depend on the country': [
      'integration/checkout/places › lists countries as code and name, and the regions of one country',
    ],
    'Changing the country clears a state it does not have': [
      'unit/domain/billing/billing-address › clears a state that the new country does not have',
      'unit/domain/billing/billing-address › keeps a state that is still valid, and an empty one',
    ],
    'It starts with what was saved, the user’s name and the default address': [
      'unit/storefront/checkout/billing-prefill › starts with what was sent from here before, else with the default address, else with the name alone',
      'unit/storefront/checkout/billing-prefill › puts the user’s own name where nothing else has one',
    ],
  }),
  ...section('5 Password', 'accounts', {
    'It is required: Please enter a password.': ['unit/domain/passwords/password › is required'],
    'At least 8 characters, a letter, a number and one of !@#$%^&*': [
      'unit/domain/passwords/password › needs at least 8 characters',
      'unit/domain/passwords/password › needs at least one letter',
      'unit/domain/passwords/password › needs at least one number',
      'unit/domain/passwords/password › takes %s as the special character',
      'unit/domain/passwords/password › does not take "%s" as the special character',
    ],
    'What is missing is listed under Passwords must contain:': [
      'unit/domain/passwords/password › lists everything that is missing under "Passwords must contain:"',
      'integration/accounts/registration › lists what a password lacks',
    ],
  }),
  ...section('5 Terms', 'accounts', {
    'They must be accepted, in the specified sentence': [
      'unit/domain/users/registration › refuses terms that are %o',
      'unit/storefront/accounts/auth-screens › says the specified sentence when the terms are not accepted',
    ],
  }),
  ...section('5 Checkout', 'commerce', {
    'An empty discount box asks for a code': [
      'unit/domain/discounts/discount-errors › asks for a code when the box is empty, and says so when nobody could be asked',
    ],
    'An empty cart is refused in its own words': [
      `${PLACE} › refuses an empty cart in the specified words`,
      `${ORDER} › refuses an empty cart in its own words`,
    ],
    'An order needs amount, provider, products and billing address: Missing required payment information': [
      `${ORDER} › requires %s`,
      `${PLACE} › requires %s`,
      `${PLACE} › names everything an empty body lacks`,
    ],
    'Capture needs provider and payment id': ['integration/payments/capture › needs provider and payment id'],
    'A token with a hyphen is refused as Invalid PayPal token format, non-retriable': [
      'unit/domain/payments/paypal-token › refuses a token containing a hyphen',
      'integration/payments/capture › refuses a token with a hyphen and does not ask PayPal',
    ],
    'A discount check needs code and amount': [
      'integration/discounts/validate › requires code and amount, and names what is missing',
    ],
  }),
  ...section('5 Route guards', 'accounts', {
    'Guests go to /login with the path kept': [
      `${ROUTES} › keeps the original path and its query as redirect`,
      'unit/domain/roles/safe-redirect › refuses %o',
      'e2e/staff-pages › a guest ends at the sign-in with the original path kept, and staff data stays on the server',
    ],
    'An insufficient role goes home': [
      `${ROUTES} › %s (%s) treats guest, user, admin and superuser as it should`,
      'e2e/staff-pages › a customer ends at home from every staff page, also from those Payload would call unauthorized',
    ],
  }),
  ...section('6 Roles', 'accounts', {
    'user is 1, admin 2, superuser 3': ['unit/domain/roles/roles › ranks user 1, admin 2, superuser 3'],
    'An equal or higher rank is permitted': [
      'unit/domain/roles/roles › permits %s exactly what ranks equal or lower',
    ],
    'An unknown or missing role has no permission': [
      'unit/domain/roles/roles › gives the unknown role %o no permission',
    ],
    'Admin pages, the Manage website entry and system settings follow the ranks': [
      `${ROUTES} › keeps everything under the staff area for staff`,
      'unit/storefront/session/guards › offers a %s in the account menu what is theirs',
      'integration/access/access-matrix › %s',
      'integration/access/hidden-fields › shows whoever is not one the branding alone, however the rest is asked for',
    ],
    'Signing in is required for profile, programs, account settings and payment': [
      `${ROUTES} › %s (%s) treats guest, user, admin and superuser as it should`,
    ],
    'Signed-in users who open login or signup go to /profile': [
      `${ROUTES} › sends who has just signed in to where they were headed`,
      `${ROUTES} › %s (%s) treats guest, user, admin and superuser as it should`,
    ],
  }),
  ...section('6 Purchased-program access', 'commerce', {
    'It needs an active user-product that matches by id, productId or slug': [
      'unit/domain/access/course-access › matches %s by id, productId or slug',
      'unit/domain/access/course-access › opens nothing for a record that is not active',
      'integration/access/lesson-access › keeps it from: %s',
      'integration/access/lesson-access › is found by its owner under its %s',
    ],
  }),
]
