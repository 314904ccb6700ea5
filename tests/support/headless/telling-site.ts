import { appendFileSync } from 'node:fs'
import { getPayload } from 'payload'
import { placeOrder } from '@/plugins/commerce/checkout/operations/place-order'
import { deliverEvents } from '@/plugins/commerce/events/deliver-events'
import type { ShopHooks } from '@/plugins/commerce/events/shop-hooks'
import { markPaid } from '@/plugins/commerce/orders/operations/mark-invoice-paid'
import { headlessSite } from './site'

/**
 * A site with a hook, as a process of its own: asked to `sell`, it sells one product and dies as soon as the hook is
 * called, before the hook has done anything; else it tells what waits to be told, twice, and ends.
 */
const { DATABASE_URL = '', TOLD = '', MODE } = process.env
const hooks: ShopHooks = {
  onOrderPaid({ eventId }) {
    if (MODE === 'sell') process.kill(process.pid, 'SIGKILL')
    appendFileSync(TOLD, `${eventId}\n`)
  },
}
const payload = await getPayload({ config: headlessSite(DATABASE_URL, { commerce: { hooks } }) })
if (MODE === 'sell') await sell()
await deliverEvents(payload)
await deliverEvents(payload)
await payload.destroy()
process.exit(0)

async function sell(): Promise<void> {
  const product = await payload.create({
    collection: 'products',
    data: {
      title: 'One',
      summary: 'S',
      slug: 'one',
      sku: 'ONE',
      kind: 'program',
      priceCents: 4900,
      _status: 'published',
    },
  })
  const email = 'buyer@example.com'
  const { id } = await payload.create({
    collection: 'members' as 'users',
    data: { email, password: 'Training!2026' } as never,
  })
  const address = {
    full_name: 'B',
    address_line_1: '1',
    city: 'Ottawa',
    province: 'ON',
    postal_code: 'K1A 0B1',
    country: 'CA',
    is_default: false,
  }
  const order = {
    amount: 49,
    paymentProvider: 'paypal',
    paymentMethod: 'invoice' as const,
    productIds: [String(product.id)],
    billingAddress: address,
  }
  const user = { id: String(id), email, name: 'Buyer' }
  const placed = await placeOrder(
    payload,
    user as never,
    { order, idempotencyKey: null } as never,
    new Date(),
  )
  await markPaid(
    payload,
    {
      orderId: placed.orderId,
      actor: String(id),
      input: { paidOn: undefined, reference: undefined, note: undefined },
    },
    new Date(),
  )
}
