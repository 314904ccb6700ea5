import type { CollectionConfig, Config, Endpoint, Plugin } from 'payload'
import { ActivityLog } from '@/collections/activity-log'
import { DiscountRedemptions } from '@/collections/discount-redemptions'
import { Discounts } from '@/collections/discounts'
import { Disputes } from '@/collections/disputes'
import { EmailOutbox } from '@/collections/email-outbox'
import { Invoices } from '@/collections/invoices'
import { NumberSeries } from '@/collections/number-series'
import { Orders } from '@/collections/orders'
import { PaymentAttempts } from '@/collections/payment-attempts'
import { PaymentEvents } from '@/collections/payment-events'
import { Products } from '@/collections/products'
import { withProductPages } from '@/collections/products/with-product-pages'
import { ReconciliationReports } from '@/collections/reconciliation-reports'
import { Refunds } from '@/collections/refunds'
import { ShopEvents } from '@/collections/shop-events'
import { shownField } from '@/collections/shown-field'
import { UserProducts } from '@/collections/user-products'
import { mail } from '@/plugins/mail'
import { withOwnIds } from '@/src/server/db/own-ids'
import { mountEndpoints } from '@/src/server/endpoint'
import { isBuilding } from '@/src/server/env'
import { type Features, SHOP } from '@/src/server/site'
import { productById, productBySlug } from './catalog/endpoints/products'
import { createOrder } from './checkout/endpoints/create-order'
import { createStaffOrder, previewStaffOrder } from './checkout/endpoints/staff-orders'
import { copyDiscountCode } from './discounts/endpoints/copy-discount'
import { validateDiscount } from './discounts/endpoints/validate'
import { invoicePdf } from './documents/endpoints/invoice-pdf'
import { quotePdf } from './documents/endpoints/quote-pdf'
import { receiptPdf } from './documents/endpoints/receipt-pdf'
import { registerDocuments } from './documents/register-documents'
import { remind } from './invoices/endpoints/remind'
import { cancel } from './orders/endpoints/cancel-order'
import { markPaid } from './orders/endpoints/mark-invoice-paid'
import { myOrders } from './orders/endpoints/my-orders'
import { cancelByToken } from './payments/endpoints/cancel-by-token'
import { capture } from './payments/endpoints/capture'
import { methods } from './payments/endpoints/methods'
import { providerEndpoints } from './payments/endpoints/provider-endpoints'
import { defaultProviders } from './payments/providers/default-providers'
import { withProviders } from './payments/providers/registry'
import { refundOrder } from './refunds/endpoints/refund-order'
import { undoRefund } from './refunds/endpoints/undo-refund'
import { findSite } from './site/find-site'
import type { CommerceOptions } from './site/options'
import { override, requireKnown } from './site/override'
import { pointAtSite } from './site/point-at-site'
import { withBillingAddress } from './site/with-billing-address'
import { withSettings } from './site/with-settings'
import { checkWithProvider } from './staff/endpoints/check-order'
import { decideAttempt } from './staff/endpoints/decide-payment'
import { attentionHandled } from './staff/endpoints/mark-handled'
import { orderOverview } from './staff/endpoints/order-overview'
import { ordersCsv } from './staff/endpoints/orders-csv'
import { refundPreview } from './staff/endpoints/preview-refund'
import { salesStatistics } from './staff/endpoints/sales'
import { salesCsv } from './staff/endpoints/sales-csv'
import { withShopScreens } from './staff/screens/shop-screens'
import { startShop } from './start-shop'
import { endAccess } from './user-products/endpoints/end-access'
import { extendAccess, extendMany } from './user-products/endpoints/extend-access'
import { openProgram } from './user-products/endpoints/grant-access'
import { defer, transfer } from './user-products/endpoints/move-access'
import { userProducts } from './user-products/endpoints/user-products'

const collections = [
  Orders,
  PaymentAttempts,
  PaymentEvents,
  Refunds,
  Disputes,
  Invoices,
  NumberSeries,
  ReconciliationReports,
  Discounts,
  DiscountRedemptions,
  UserProducts,
  ShopEvents,
  ActivityLog,
]

const endpoints = [
  productById,
  productBySlug,
  createOrder,
  createStaffOrder,
  previewStaffOrder,
  capture,
  cancelByToken,
  cancel,
  markPaid,
  remind,
  myOrders,
  receiptPdf,
  invoicePdf,
  quotePdf,
  refundOrder,
  undoRefund,
  methods,
  validateDiscount,
  copyDiscountCode,
  userProducts,
  orderOverview,
  refundPreview,
  checkWithProvider,
  decideAttempt,
  ordersCsv,
  salesStatistics,
  salesCsv,
  attentionHandled,
  openProgram,
  endAccess,
  extendAccess,
  defer,
  transfer,
  extendMany,
]

/**
 * The shop, without a face: products, discounts, orders, payments and access, and the calls that move them. It lives in
 * any Payload site on PostgreSQL that has people who sign in, and brings `mail()` along where that does not stand before
 * it. What works without a visitor starts with Payload; `addCommerceGuards` is called by a migration.
 */
export const commerce =
  (options: CommerceOptions = {}): Plugin =>
  (given: Config): Config => {
    const config = hasOutbox(given) ? given : bringMail(given)
    const site = findSite(config, options)
    requireKnown(options.overrides)
    registerDocuments()
    const theirs = (config.collections ?? []).map((collection) => {
      if (collection.slug === site.customers.slug) return withBillingAddress(collection)
      const pointed = collection.slug === EmailOutbox.slug ? pointAtSite(collection, site) : collection
      return override(pointed, options.overrides)
    })
    const inLanguages = config.localization ? withLanguages(Products) : Products
    const products = options.productPages ? withProductPages(inLanguages, options.productPages) : inLanguages
    const made = (collection: CollectionConfig) =>
      override(withoutFeature(pointAtSite(collection, site), site.features), options.overrides)
    const withShop = withOwnIds(
      { ...config, collections: [...theirs, made(products)] },
      collections.map(made),
    )
    const providers = (options.providers ?? defaultProviders()).filter(
      ({ key }) => key !== 'invoice' || site.features.invoices,
    )
    const mounted = mountEndpoints(
      withProviders(
        {
          ...withShop,
          onInit: async (payload) => {
            await config.onInit?.(payload)
            if (options.jobs !== false && !isBuilding()) await startShop(payload)
          },
          globals: withSettings(config.globals, site),
          custom: { ...config.custom, [SHOP]: { site } },
        },
        providers,
        site.currency,
      ),
      [...endpointsWith(site.features), ...providerEndpoints(providers)],
    )
    return options.staffScreens === false ? mounted : withShopScreens(mounted, site)
  }

const bringMail = mail() as (config: Config) => Config

/** A product is shown in each language on its own. */
function withLanguages(products: CollectionConfig): CollectionConfig {
  return { ...products, fields: [...products.fields, shownField] }
}

function hasOutbox({ collections = [] }: Config): boolean {
  return collections.some(({ slug }) => slug === EmailOutbox.slug)
}

/** What nobody can do where a feature is off. Money the provider gave back is taken in all the same. */
const ENDPOINTS_OF: Record<keyof Features, Endpoint[]> = {
  discounts: [validateDiscount, copyDiscountCode],
  invoices: [markPaid, remind, createStaffOrder, previewStaffOrder],
  refunds: [refundOrder, refundPreview],
}

const isOff = (features: Features) => (feature: keyof Features) => !features[feature]
const FEATURES = ['discounts', 'invoices', 'refunds'] as const

function endpointsWith(features: Features): Endpoint[] {
  const off = FEATURES.filter(isOff(features)).flatMap((feature) => ENDPOINTS_OF[feature])
  return endpoints.filter((endpoint) => !off.includes(endpoint))
}

/** The tables stay, so that a feature can be switched on again. */
function withoutFeature(collection: CollectionConfig, { discounts }: Features): CollectionConfig {
  const isHidden = !discounts && /^discount/.test(collection.slug)
  return isHidden ? { ...collection, admin: { ...collection.admin, hidden: true } } : collection
}
