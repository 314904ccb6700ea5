import { postgresAdapter } from '@payloadcms/db-postgres'
import { ecommercePlugin, USD } from '@payloadcms/plugin-ecommerce'
import type { PaymentAdapter } from '@payloadcms/plugin-ecommerce/types'
import { buildConfig, type CollectionConfig } from 'payload'

const CAD = { code: 'CAD', decimals: 2, label: 'Canadian dollar', symbol: '$' }
const allowed = () => true

/** Titles and addresses of products are the site's own to add: the plugin's template does it so. */
const titled = ({ defaultCollection }: { defaultCollection: CollectionConfig }): CollectionConfig => ({
  ...defaultCollection,
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    ...defaultCollection.fields,
  ],
})

/** What the plugin's Stripe keeps of a payment; nobody is asked for money here. */
const stripe: PaymentAdapter = {
  name: 'stripe',
  label: 'Stripe',
  group: {
    name: 'stripe',
    type: 'group',
    fields: [
      { name: 'customerID', type: 'text' },
      { name: 'paymentIntentID', type: 'text' },
    ],
  },
  initiatePayment: () => ({ message: 'not here' }),
  confirmOrder: () => {
    throw new Error('not here')
  },
}

/** A shop as `@payloadcms/plugin-ecommerce` makes it, with variants, two currencies and Stripe. */
export const ecommerceSite = (connectionString: string) =>
  buildConfig({
    secret: 'a-shop-that-is-moved-from',
    collections: [{ slug: 'users', auth: true, fields: [] }],
    plugins: [
      ecommercePlugin({
        access: {
          adminOnlyFieldAccess: allowed,
          adminOrPublishedStatus: allowed,
          customerOnlyFieldAccess: allowed,
          isAdmin: allowed,
          isDocumentOwner: allowed,
        },
        currencies: { supportedCurrencies: [CAD, USD], defaultCurrency: 'CAD' },
        customers: { slug: 'users' },
        products: { productsCollectionOverride: titled, variants: true },
        payments: {
          paymentMethods: [stripe],
        },
      }),
    ],
    db: postgresAdapter({ pool: { connectionString }, push: true }),
    telemetry: false,
    typescript: { autoGenerate: false },
  })
