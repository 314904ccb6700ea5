import type { Config, Plugin } from 'payload'
import { ActivityLog } from '@/collections/activity-log'
import { DiscountRedemptions } from '@/collections/discount-redemptions'
import { Discounts } from '@/collections/discounts'
import { Orders } from '@/collections/orders'
import { PaymentAttempts } from '@/collections/payment-attempts'
import { PaymentEvents } from '@/collections/payment-events'
import { Products } from '@/collections/products'
import { Refunds } from '@/collections/refunds'
import { UserProducts } from '@/collections/user-products'
import { mountEndpoints } from '@/src/server/endpoint'
import { productById, productBySlug } from './catalog/endpoints/products'
import { createOrder } from './checkout/endpoints/create-order'
import { validateDiscount } from './discounts/endpoints/validate'
import { cancel } from './orders/endpoints/cancel-order'
import { cancelByToken } from './payments/endpoints/cancel-by-token'
import { capture } from './payments/endpoints/capture'
import { details } from './payments/endpoints/details'
import { methods } from './payments/endpoints/methods'
import { paypalWebhook } from './payments/endpoints/paypal-webhook'
import { refundOrder } from './refunds/endpoints/refund-order'
import { userProducts } from './user-products/endpoints/user-products'

const collections = [
  Products,
  Orders,
  PaymentAttempts,
  PaymentEvents,
  Refunds,
  Discounts,
  DiscountRedemptions,
  UserProducts,
  ActivityLog,
]

const endpoints = [
  productById,
  productBySlug,
  createOrder,
  capture,
  details,
  cancelByToken,
  cancel,
  refundOrder,
  methods,
  validateDiscount,
  userProducts,
  paypalWebhook,
]

/** The shop, without a face: products, discounts, orders, payments and access, and the calls that move them. */
export const commerce =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), ...collections] }, endpoints)
