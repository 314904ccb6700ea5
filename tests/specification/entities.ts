import { section } from './line'

/** Specification 3: entities and their fields. */
export const ENTITIES = [
  ...section('3 Auth session', 'accounts', {
    'Token, refresh token, device and role are kept in local storage under their names': [
      'unit/storefront/session/session › stores the tokens, the device and the role, and is authenticated',
      'unit/domain/checkout/checkout-storage › are called as the specification calls them',
    ],
  }),
  ...section('3 User', 'accounts', {
    'A user goes out as id, firstname, lastname, email, role': [
      'unit/domain/users/public-user › leaves the server with five fields and no other',
    ],
    'The role is read from role, from the name of userRole, or from userRole itself; default user': [
      'unit/domain/roles/roles › reads %o as %s',
      'unit/domain/roles/roles › does not turn an unknown role into a permitted one',
    ],
  }),
  ...section('3 Cart', 'commerce', {
    'Items and subtotal lie in local storage under the key cart': [
      'unit/storefront/cart/cart-store › keeps what was put in under the key "cart", each product once',
      'unit/domain/cart/cart › comes back as it was put away',
    ],
    'An item has id, sku, a quantity of 1 and metadata': [
      'unit/domain/cart/cart › keeps the items it understands, each once and with a quantity of one',
    ],
  }),
  ...section('3 User-product record', 'commerce', {
    'It has id, productId, slug, is_active and the product': [
      'unit/domain/access/course-access › matches %s by id, productId or slug',
    ],
  }),
  ...section('3 Product detail', 'commerce', {
    'A price is a string or a number; images are a main one or a list': [
      'unit/storefront/cart/product-answer › reads a price that is a number or text',
      'unit/storefront/cart/product-answer › takes the first of a list of images, or the main one, or none',
    ],
  }),
  ...section('3 Register payload', 'accounts', {
    'Its fields are read, and their absence is named': [
      'unit/domain/users/registration › is read, the address in its canonical spelling',
      'unit/domain/users/registration › names what is missing',
    ],
    'The invited variant carries invitationType and invitationToken': [
      'unit/domain/users/registration › reads the invited variant with its invitation',
    ],
  }),
  ...section('3 Billing address', 'commerce', {
    'It is saved as the default unless told otherwise': [
      'unit/domain/billing/billing-address › is saved as the default unless told otherwise',
      'integration/checkout/free-orders › stays as it is when the buyer does not want the address kept',
    ],
  }),
  ...section('3 Order request', 'commerce', {
    'Its long form is read, prices, titles and users the browser claims are not': [
      'unit/domain/checkout/order-request › is read in its long form, without the prices, titles and users the browser claims',
      'integration/checkout/place-order › answers a price that changed meanwhile with the new figures',
    ],
    'Its earlier, shorter form is read, too': [
      'unit/domain/checkout/order-request › is read in its earlier, shorter form',
      'integration/checkout/place-order › takes the %s payload and says where to approve',
    ],
    'Provider is paypal; method is credit, paypal or invoice': [
      'unit/domain/checkout/order-request › with provider %s and method %s is paid by %s',
    ],
    'The discount code is optional': [
      'unit/domain/checkout/order-request › takes an empty discount code for none',
    ],
  }),
  ...section('3 Order response', 'commerce', {
    'It has orderId, paymentProvider and the link to approve': [
      'integration/checkout/place-order › takes the %s payload and says where to approve',
      'unit/storefront/checkout/placing-an-order › is the approve link, its newer name, or the address within the order or beside it',
    ],
  }),
  ...section('3 Discounts', 'commerce', {
    'Both readings of the request are understood, and the answer has all its fields': [
      'integration/discounts/validate › answers both readings alike',
    ],
  }),
  ...section('3 Payment result', 'commerce', {
    'The capture answer has success, error, message and nonRetriable': [
      'unit/domain/payments/capture-outcome › takes success as captured only when the answer says so',
      'integration/payments/capture › refuses a token with a hyphen and does not ask PayPal',
    ],
  }),
  ...section('3 Local storage keys', 'commerce', {
    'The keys used by checkout are those of the list': [
      'unit/domain/checkout/checkout-storage › are called as the specification calls them',
    ],
  }),
  ...section('3 Notification', 'site', {
    'It has a type, a title and a message': [
      'unit/domain/notifications/notifications › tells notifications apart by type, title and message',
    ],
  }),
  ...section('3 Reference data', 'commerce', {
    'Country options have code and name; regions are those of one country': [
      'integration/checkout/places › lists countries as code and name, and the regions of one country',
    ],
    'Coordinates are used nowhere': ['integration/checkout/places › carries no coordinates'],
  }),
]
