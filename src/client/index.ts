export type { CartStore } from './cart/create-cart'
export type { ProductDetails } from './cart/product-answer'
export { rememberedIn, type SoldProduct, toCartItem } from './cart/sold-product'
export { type ShownCart, useCart } from './cart/use-cart'
export { type CartLine, type CartLines, useCartLines } from './cart/use-cart-lines'
export type { Cancellation } from './checkout/cancellation'
export { finishCheckout } from './checkout/finish-checkout'
export { type OrderParts, type OrderTotals, totalsOf } from './checkout/order-body'
export type { PaymentCalls } from './checkout/payment-calls'
export { type Handoff, handOff, readHandoff, type SentInvoice } from './checkout/payment-handoff'
export { paymentsOf } from './checkout/payments-of'
export {
  type BillingValues,
  prefillBilling,
  readSavedBilling,
  toBillingValues,
} from './checkout/saved-billing'
export { type Basket, useBasket } from './checkout/use-basket'
export { type CancellationEvents, useCancellation } from './checkout/use-cancellation'
export { type Checkout, type CheckoutEvents, type Refusal, useCheckout } from './checkout/use-checkout'
export { type Discount, useDiscount } from './checkout/use-discount'
export { type OpeningEvents, useOpening } from './checkout/use-opening'
export { usePaymentMethods } from './checkout/use-payment-methods'
export { type ReturnEvents, type ShownResult, usePaymentReturn } from './checkout/use-payment-return'
export { ApiError, unwrap } from './http/api-error'
export { type ApiFailure, type ApiResult, type FieldProblem, failed } from './http/api-result'
export { isOffline, watchConnection } from './http/connection'
export {
  type AnswerOf,
  addressOf,
  type BodyOf,
  type Call,
  type Method,
  type ParamsOf,
  type Path,
} from './http/contract'
export {
  type Api,
  type ApiOptions,
  type ApiParts,
  type CallOptions,
  createApi,
  type Refresh,
  type SessionEnd,
  type TokenSession,
  type WhenSessionEnds,
} from './http/create-api'
export { inLocale } from './http/in-locale'
export { isRecord, send } from './http/send'
export { anything, type Shape, shapeOf } from './http/shape'
export { type ListedOrder, type Orders, useOrders } from './orders/use-orders'
export { type UserProducts, useUserProducts } from './orders/use-user-products'
export {
  type AwaitedOrder,
  type EndedProgram,
  hasProgram,
  imageOf,
  type OwnedProduct,
} from './orders/user-products-answer'
export { createShop, type Shop, type ShopOptions, type Viewer } from './shop/create-shop'
export { ShopProvider, useShop } from './shop/shop-provider'
export { SHOP_SWR } from './shop/shop-swr'
export { useViewerData } from './shop/use-viewer-data'
export { browserStorage, tabStorage } from './state/browser-storage'
export type { KeyValueStorage } from './state/key-value-storage'
export { newKey } from './state/new-key'
export { type Observable, observable } from './state/observable'
