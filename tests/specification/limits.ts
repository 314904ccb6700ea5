import { section } from './line'

/** Specification 9: business constants and limits. */
export const LIMITS = [
  ...section('9', 'commerce', {
    'API 15 s, capture 15 s, payment details 10 s': ['unit/storefront/http/timeouts › for %s: %i ms'],
    'Currency CAD, tax 0': [
      'unit/domain/money/money › is counted in Canadian dollars',
      'unit/domain/orders/price-order › sums the lines, with no tax',
    ],
    'The quantity of an item is 1': [
      'unit/domain/cart/cart › keeps the items it understands, each once and with a quantity of one',
    ],
    'A pending payment session ends after 30 minutes': [
      'unit/domain/payments/payment-status › lasts 30 minutes',
    ],
    'The billing default flag is true on save': [
      'unit/domain/billing/billing-address › is saved as the default unless told otherwise',
    ],
  }),
  ...section('9', 'accounts', {
    'Session checks every 60 s and every 5 min': [
      'unit/storefront/session/watch-session › every 60 seconds',
      'unit/storefront/session/watch-session › every 5 minutes, also in a tab nobody looks at, which is all such a tab does',
    ],
    'Passwords have at least 8 characters and one of !@#$%^&*': [
      'unit/domain/passwords/password › needs at least 8 characters',
    ],
    'A reset link is good for 12 hours': [
      'integration/accounts/password-reset › is good after 11 hours and 59 minutes, and over after 12 hours and a second',
    ],
    'Role ranks are 3, 2 and 1': ['unit/domain/roles/roles › ranks user 1, admin 2, superuser 3'],
    'The fallback of the API’s address is /api': [
      'unit/storefront/http/api-base › is the configured address, else /api',
    ],
  }),
  ...section('9', 'site', {
    'Notifications go after 5 s, duplicates within 2 s are ignored': [
      'unit/domain/notifications/notifications › dismisses by itself after 5 seconds',
    ],
    'The page scrolls to the top 100 ms after a path change': [
      'e2e/public-pages › scrolls to the top 100 ms after each change of path',
    ],
  }),
]
