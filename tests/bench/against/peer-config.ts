import { postgresAdapter } from '@payloadcms/db-postgres'
import { ecommercePlugin } from '@payloadcms/plugin-ecommerce'
import type { PaymentAdapter } from '@payloadcms/plugin-ecommerce/types'
import { buildConfig, type CollectionConfig, type PayloadRequest } from 'payload'

// The whole configuration of the site that is measured against, copied into its folder (`peer-site.ts`). What the plugin does not have and
// a shop needs is as small as it can be: a provider that takes the money at once, in this process, and a code with a counter.

const CAD = { code: 'CAD', decimals: 2, label: 'Canadian dollar', symbol: '$' }

type Item = { product: number | { id: number }; quantity: number }
type Coupon = { id: number; code: string; percentage: number }

const instant: PaymentAdapter = {
  name: 'instant',
  group: {
    name: 'instant',
    type: 'group',
    fields: [
      { name: 'reference', type: 'text', index: true },
      { name: 'coupon', type: 'text' },
    ],
  },
  async initiatePayment({ data, req, transactionsSlug = 'transactions' }) {
    const { cart, currency, customerEmail, billingAddress } = data
    const items = (cart.items as unknown as Item[]).map(({ product, quantity }) => ({
      product: typeof product === 'object' ? product.id : product,
      quantity,
    }))
    const asked = (req.data as { coupon?: string } | undefined)?.coupon
    const coupon = asked ? await findCoupon(req, asked) : undefined
    const reference = crypto.randomUUID()
    await req.payload.create({
      collection: transactionsSlug as 'users',
      data: {
        ...(req.user ? { customer: req.user.id } : { customerEmail }),
        amount: Math.round((cart.subtotal ?? 0) * (1 - (coupon?.percentage ?? 0) / 100)),
        billingAddress,
        cart: cart.id,
        currency,
        items,
        paymentMethod: 'instant',
        status: 'pending',
        instant: { reference, ...(coupon ? { coupon: coupon.code } : {}) },
      } as never,
      req,
    })
    return { message: 'Payment initiated', reference }
  },
  async confirmOrder({ data, finalizeOrder, req, transactionsSlug = 'transactions' }) {
    const { docs } = await req.payload.find({
      collection: transactionsSlug as 'users',
      where: { 'instant.reference': { equals: String(data.reference) } },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
    })
    const transaction = docs[0] as unknown as {
      id: number
      amount: number
      items: Item[]
      instant: { coupon?: string }
    }
    const order = await finalizeOrder({
      orderData: {
        amount: transaction.amount,
        currency: 'CAD',
        customer: req.user?.id,
        items: transaction.items.map(({ product, quantity }) => ({ product, quantity })),
        status: 'processing',
      } as never,
      transactionID: transaction.id as never,
    })
    if (transaction.instant.coupon) await takeCoupon(req, transaction.instant.coupon, Number(order.id))
    return { message: 'Order confirmed', orderID: order.id, transactionID: transaction.id } as never
  },
}

async function findCoupon(req: PayloadRequest, code: string): Promise<Coupon | undefined> {
  const { docs } = await req.payload.find({
    collection: 'coupons' as 'users',
    where: { code: { equals: code } },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] as unknown as Coupon | undefined
}

async function takeCoupon(req: PayloadRequest, code: string, order: number): Promise<void> {
  const coupon = await findCoupon(req, code)
  if (!coupon) return
  await req.payload.db.updateOne({
    collection: 'coupons' as 'users',
    id: coupon.id,
    data: { used: { $inc: 1 } },
    req,
    returning: false,
  })
  await req.payload.create({
    collection: 'coupon-uses' as 'users',
    data: { coupon: coupon.id, order, customer: req.user?.id } as never,
    req,
  })
}

const COUPONS: CollectionConfig[] = [
  {
    slug: 'coupons',
    fields: [
      { name: 'code', type: 'text', unique: true, index: true },
      { name: 'percentage', type: 'number' },
      { name: 'used', type: 'number', defaultValue: 0 },
    ],
  },
  {
    slug: 'coupon-uses',
    fields: [
      { name: 'coupon', type: 'relationship', relationTo: 'coupons' as 'users' },
      { name: 'order', type: 'relationship', relationTo: 'orders' as 'users' },
      { name: 'customer', type: 'relationship', relationTo: 'users' },
    ],
  },
]

/** The same fields as our products have in lists. */
const described = ({ defaultCollection }: { defaultCollection: CollectionConfig }): CollectionConfig => ({
  ...defaultCollection,
  fields: [
    { name: 'title', type: 'text', required: true, index: true },
    { name: 'slug', type: 'text', required: true, index: true, unique: true },
    { name: 'sku', type: 'text' },
    { name: 'summary', type: 'textarea' },
    { name: 'kind', type: 'text' },
    ...defaultCollection.fields,
  ],
})

export default buildConfig({
  secret: 'a-shop-that-is-measured-against',
  collections: [
    { slug: 'users', auth: { tokenExpiration: 86_400 }, access: { create: () => true }, fields: [] },
    ...COUPONS,
  ],
  plugins: [
    ecommercePlugin({
      access: {
        adminOnlyFieldAccess: () => false,
        adminOrPublishedStatus: () => ({ _status: { equals: 'published' } }),
        customerOnlyFieldAccess: ({ req }) => Boolean(req.user),
        isAdmin: () => false,
        isDocumentOwner: ({ req }) => (req.user ? { customer: { equals: req.user.id } } : false),
      },
      currencies: { supportedCurrencies: [CAD], defaultCurrency: 'CAD' },
      customers: { slug: 'users' },
      products: { productsCollectionOverride: described, variants: false },
      payments: { paymentMethods: [instant] },
    }),
  ],
  // More connections than customers at once: with Payload's ten, nine checkouts at the same moment wait for each other for ever.
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL, max: 40 }, push: true }),
  telemetry: false,
  typescript: { autoGenerate: false },
})
