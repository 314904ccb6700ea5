export { mail } from '@/plugins/mail'
export type { Seller } from '@/src/server/site'
export type { ShopHooks } from './events/shop-hooks'
export { addCommerceGuards } from './guards/add-commerce-guards'
export { commerce } from './index'
export type {
  IncomingMessage,
  MessageMeaning,
  PaymentProvider,
  ProviderConnection,
  RawMessage,
  ShopSide,
} from './payments/providers/payment-provider'
export type {
  CaptureLookup,
  ListedRefunds,
  PaymentIntent,
  PaymentReport,
  RefundReport,
  RefundWork,
  StartResult,
} from './payments/providers/payment-report'
export type { ProviderOption } from './payments/providers/registry'
export type { CommerceOptions } from './site/options'
export { startShop } from './start-shop'
