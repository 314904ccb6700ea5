import { person } from './factories/person'
import { ADDRESS, type Answer, type Customer, type Shop, type TestProduct } from './shop'

export type OrderAnswer = {
  success: boolean
  orderId: string
  orderNumber: string
  status: string
  amount: number
  message?: string
  error?: string
  approveUrl?: string
  paypalOrder?: { id: string; links: { rel: string; href: string }[] }
}

type Extra = {
  discountCode?: string
  amount?: number
  paymentProvider?: string
  paymentMethod?: string
  gift?: { name: string; email: string; day?: string; message?: string }
  headers?: Record<string, string>
}

/** `POST /payments/orders` as the checkout screen sends it. */
export function order(
  shop: Shop,
  customer: Customer,
  products: TestProduct[],
  { headers, amount, paymentProvider = 'paypal', paymentMethod = 'paypal', ...extra }: Extra = {},
): Promise<Answer<OrderAnswer>> {
  const dollars = products.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100
  return shop.call<OrderAnswer>('POST', '/payments/orders', {
    as: customer,
    headers,
    body: {
      amount: amount ?? dollars,
      paymentProvider,
      paymentMethod,
      products: products.map(({ id }) => ({ id, quantity: 1 })),
      billingAddress: ADDRESS,
      ...extra,
    },
  })
}

/** An order the buyer has approved at PayPal; gives PayPal's token. */
export async function approvedOrder(
  shop: Shop,
  customer: Customer,
  products: TestProduct[],
  extra: Extra = {},
) {
  const { body, status } = await order(shop, customer, products, extra)
  const token = body.paypalOrder?.id
  if (status !== 200 || !token) throw new Error(`ordering answered ${status}: ${JSON.stringify(body)}`)
  await shop.simulator.control('POST', `/orders/${token}/approve`)
  return { token, orderId: body.orderId, orderNumber: body.orderNumber }
}

/** Somebody new who approved a payment for a new program, and has not come back yet. */
export async function approvedPurchase(shop: Shop) {
  const [buyer, program] = [await person(shop), await shop.product()]
  return { buyer, program, ...(await approvedOrder(shop, buyer, [program])) }
}

export function capture(shop: Shop, customer: Customer, token: string): Promise<Answer> {
  return shop.call('POST', `/payments/capture/paypal/${token}`, { as: customer, body: {} })
}

export function details(shop: Shop, customer: Customer, token: string): Promise<Answer> {
  return shop.call('GET', `/payments/details/paypal/${token}`, { as: customer })
}

/** What the buyer may open, by product id. */
export async function owned(shop: Shop, customer: Customer): Promise<string[]> {
  const { body } = await shop.call<{ data: { productId: string }[] }>('GET', '/payments/user-products', {
    as: customer,
  })
  return body.data.map(({ productId }) => productId)
}
