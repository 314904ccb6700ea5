import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DISCOUNT_ERRORS } from '@/src/domain/discounts/discount-errors'
import { discountCode } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { type OrderAnswer, order, owned } from '../../support/purchase'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let buyer: Customer
let program: TestProduct
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
  program = await shop.product({ priceCents: 4900 })
})
afterAll(() => shop.stop())
afterEach(() => assertInvariants(shop))

const SHORT = () => ({
  amount: 49,
  paymentProvider: 'paypal',
  products: [{ id: program.id }] as Record<string, unknown>[],
  billingAddress: ADDRESS as Record<string, unknown>,
})

const LONG = () => ({
  ...SHORT(),
  subtotal: 49,
  taxAmount: 0,
  paymentMethod: 'paypal',
  userId: buyer.id,
  currency: 'CAD',
  products: [
    { id: program.id, quantity: 1, price: 49, title: program.title, itemMetadata: { from: 'list' } },
  ],
})

const send = (body: unknown, as: Customer | null = buyer) =>
  shop.call<OrderAnswer & { errors?: { path: string; message: string }[] }>('POST', '/payments/orders', {
    as,
    body,
  })

type Held = {
  purchase_units: { amount: { value: string; currency_code: string }; items: { name: string }[] }[]
}
const heldByPayPal = () => shop.simulator.control<Held[]>('GET', '/orders')

describe('Specification 7, POST /payments/orders: the answer', () => {
  it.each([
    ['long', LONG],
    ['short', SHORT],
  ])('takes the %s payload and says where to approve', async (_, payload) => {
    const { status, body } = await send(payload())
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, paymentProvider: 'paypal', amount: 49, status: 'PENDING' })
    expect(body.orderId).toMatch(/^[0-9a-f-]{36}$/)
    expect(body.paypalOrder?.links).toEqual([{ rel: 'approve', href: body.approveUrl, method: 'GET' }])
    expect(new URL(body.approveUrl ?? '').origin).toBe(shop.simulator.origin)
  })

  it('asks for the card form when the buyer chose a card, and only then', async () => {
    const card = await send({ ...LONG(), paymentMethod: 'credit' })
    const paypal = await send({ ...LONG(), paymentMethod: 'paypal' })
    expect(new URL(card.body.approveUrl ?? '').searchParams.getAll('fundingSource')).toEqual(['card'])
    expect(new URL(paypal.body.approveUrl ?? '').searchParams.has('fundingSource')).toBe(false)
  })

  it('asks who is calling', async () => {
    expect(await send(LONG(), null)).toMatchObject({ status: 401, body: { error: 'AUTH_REQUIRED' } })
  })
})

describe('Specification 5, order creation: what is missing or wrong is named', () => {
  it.each(['amount', 'paymentProvider', 'products', 'billingAddress'])('requires %s', async (field) => {
    const { status, body } = await send({ ...SHORT(), [field]: undefined })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: 'MISSING_PAYMENT_INFORMATION',
      message: 'Missing required payment information',
      errors: [{ path: field }],
    })
  })

  it('names everything an empty body lacks', async () => {
    const { body } = await send({})
    expect(body.errors?.map(({ path }) => path)).toEqual([
      'amount',
      'paymentProvider',
      'products',
      'billingAddress',
    ])
  })

  it('refuses an empty cart in the specified words', async () => {
    expect(await send({ ...SHORT(), products: [] })).toMatchObject({
      status: 400,
      body: { error: 'EMPTY_CART', message: 'Your cart is empty. Please add items before checkout.' },
    })
  })

  it.each([
    ['country', { country: 'Atlantis' }],
    ['province', { province: 'Bavaria' }],
    ['city', { city: ' ' }],
    ['full_name', { full_name: undefined }],
    ['postal_code', { postal_code: null }],
  ])('refuses a billing address with a wrong %s', async (field, change) => {
    const { status, body } = await send({ ...SHORT(), billingAddress: { ...ADDRESS, ...change } })
    expect(status).toBe(400)
    expect(body.errors?.map(({ path }) => path)).toEqual([`billingAddress.${field}`])
  })

  it('understands the names of country and province too', async () => {
    const billingAddress = { ...ADDRESS, country: 'Canada', province: 'Ontario' }
    expect((await send({ ...SHORT(), billingAddress })).status).toBe(200)
  })
})

describe('Payments: a tampered order never changes what is charged', () => {
  const line = (changes: object) => ({ products: [{ id: program.id, quantity: 1, ...changes }] })
  it.each<[string, () => object]>([
    ['a lower price', () => line({ price: 0.01 })],
    ['a negative price', () => line({ price: -49 })],
    ['another title', () => line({ title: 'Everything, free' })],
    ['more fields in a line', () => line({ itemMetadata: { priceCents: 1 }, priceCents: 1, sku: 'X' })],
    ['a discount of its own', () => ({ discountAmount: 48.99, discount: { percentage: 100 }, total: 0.01 })],
    ['a negative tax', () => ({ taxAmount: -48 })],
    ['somebody else as buyer', () => ({ userId: '00000000-0000-4000-8000-000000000000', user: 'x' })],
    ['a state', () => ({ state: 'paid', status: 'COMPLETED', paidAt: '2026-01-01' })],
    ['the same product twice', () => ({ products: [{ id: program.id }, { id: program.id }] })],
    [
      'the same product in another spelling',
      () => ({ products: [{ id: program.id }, { id: program.id.toUpperCase() }] }),
    ],
  ])('charges the shop’s price whoever sends %s', async (_, change) => {
    const answer = await send({ ...LONG(), ...change() })
    expect(answer.status).toBe(200)
    const unit = (await heldByPayPal()).at(-1)?.purchase_units[0]
    expect(unit?.amount).toMatchObject({ value: '49.00', currency_code: 'CAD' })
    expect(unit?.items.map(({ name }) => name)).toEqual([program.title])
    const [stored] = await shop.database.query<{ user_id: string; state: string; total_cents: string }>(
      'SELECT user_id, state, total_cents FROM orders WHERE id = $1',
      [answer.body.orderId],
    )
    expect(stored).toEqual({ user_id: buyer.id, state: 'pending', total_cents: '4900' })
  })

  it.each<[string, number, string, () => object]>([
    ['a smaller amount', 409, 'PRICE_CHANGED', () => ({ amount: 0.01, subtotal: 0.01 })],
    ['an amount half a cent off', 409, 'PRICE_CHANGED', () => ({ amount: 49.005 })],
    ['another subtotal', 409, 'PRICE_CHANGED', () => ({ subtotal: 48 })],
    ['a negative amount', 400, 'VALIDATION_ERROR', () => ({ amount: -49 })],
    ['another currency', 400, 'VALIDATION_ERROR', () => ({ currency: 'USD' })],
    ['two of one program', 400, 'VALIDATION_ERROR', () => line({ quantity: 2 })],
    ['none of one program', 400, 'VALIDATION_ERROR', () => line({ quantity: 0 })],
    ['a negative quantity', 400, 'VALIDATION_ERROR', () => line({ quantity: -1 })],
    ['an unknown provider', 400, 'VALIDATION_ERROR', () => ({ paymentProvider: 'barter' })],
    ['a product that is not one', 409, 'PRODUCT_UNAVAILABLE', () => line({ id: 'no-such-product' })],
    ['text PostgreSQL cannot keep', 400, 'VALIDATION_ERROR', () => ({ discountCode: 'A\u0000B' })],
  ])('refuses %s and opens nothing at PayPal', async (_, status, error, change) => {
    const before = (await heldByPayPal()).length
    expect(await send({ ...LONG(), ...change() })).toMatchObject({ status, body: { success: false, error } })
    expect(await heldByPayPal()).toHaveLength(before)
  })

  it('refuses a product that is not published, and names it', async () => {
    const draft = await shop.product()
    await shop.payload.update({
      collection: 'products',
      id: draft.id,
      data: { _status: 'draft' },
      context: { disableRevalidate: true },
    })
    expect(await order(shop, buyer, [draft])).toMatchObject({
      status: 409,
      body: { error: 'PRODUCT_UNAVAILABLE', productIds: [draft.id] },
    })
  })

  it('answers a price that changed meanwhile with the new figures', async () => {
    const dearer = await shop.product({ priceCents: 8900 })
    expect(await order(shop, buyer, [dearer], { amount: 49 })).toMatchObject({
      status: 409,
      body: {
        error: 'PRICE_CHANGED',
        amount: 89,
        subtotal: 89,
        discountAmount: 0,
        products: [{ id: dearer.id, title: dearer.title, price: 89 }],
      },
    })
  })
})

describe('Specification 8, Discount errorType: a code that does not hold stops the order', () => {
  const yesterday = () => new Date(Date.now() - 86_400_000).toISOString()
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
  it.each<[keyof typeof DISCOUNT_ERRORS, string, () => Promise<string>]>([
    ['INACTIVE_CODE', 'switched off', () => discountCode(shop, { active: false })],
    ['INACTIVE_CODE', 'not begun', () => discountCode(shop, { startsAt: tomorrow() })],
    ['EXPIRED_CODE', 'over', () => discountCode(shop, { endsAt: yesterday() })],
    ['BELOW_MINIMUM', 'for larger orders', () => discountCode(shop, { minimumCents: 4901 })],
    ['USAGE_LIMIT', 'used up', () => usedUpCode()],
    ['INVALID_CODE', 'unknown', async () => 'NEVER-HEARD-OF'],
  ])('answers %s for a code that is %s', async (error, _, code) => {
    const discount = await code()
    const before = (await heldByPayPal()).length
    expect(await order(shop, buyer, [program], { discountCode: discount })).toMatchObject({
      status: 409,
      body: { error, errorType: error, message: DISCOUNT_ERRORS[error].message },
    })
    expect(await heldByPayPal()).toHaveLength(before)
  })

  it('takes a code in any case and with blanks around it, and charges the difference', async () => {
    const code = await discountCode(shop, { percentage: 15 })
    const discount = ` ${code.toLowerCase()} `
    const { status } = await order(shop, buyer, [program], { discountCode: discount, amount: 41.65 })
    expect(status).toBe(200)
    expect((await heldByPayPal()).at(-1)?.purchase_units[0]?.amount.value).toBe('41.65')
  })

  async function usedUpCode(): Promise<string> {
    const code = await discountCode(shop, { percentage: 100, usageLimit: 1 })
    const somebody = await person(shop)
    await order(shop, somebody, [await shop.product()], { discountCode: code, amount: 0 })
    expect(await owned(shop, somebody)).toHaveLength(1)
    return code
  }
})
