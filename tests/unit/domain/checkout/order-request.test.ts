import { describe, expect, it } from 'vitest'
import { orderRequestErrorCode, orderRequestSchema } from '@/src/domain/checkout/order-request'
import { places } from '../billing/places'

const schema = orderRequestSchema(places)
const billingAddress = {
  country: 'CA',
  full_name: 'Ada Lovelace',
  address_line_1: '1 Main Street',
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5V 1A1',
}
const short = { amount: 499.99, paymentProvider: 'paypal', products: [{ id: 'p1' }], billingAddress }
const long = {
  ...short,
  subtotal: 499.99,
  taxAmount: 0,
  paymentMethod: 'credit',
  userId: 'somebody-else',
  currency: 'CAD',
  products: [{ id: 'p1', quantity: 1, price: 0.01, title: 'Cheap', itemMetadata: {} }],
  discountCode: ' welcome10 ',
}

function refusal(changes: Record<string, unknown>) {
  const issues = schema.safeParse({ ...short, ...changes }).error?.issues ?? []
  return { code: orderRequestErrorCode(issues), paths: issues.map((issue) => issue.path.join('.')), issues }
}

describe('Specification 3, Order request', () => {
  it('is read in its long form, without the prices, titles and users the browser claims', () => {
    expect(schema.parse(long)).toEqual({
      amount: 499.99,
      subtotal: 499.99,
      paymentProvider: 'paypal',
      paymentMethod: 'credit',
      currency: 'CAD',
      productIds: ['p1'],
      billingAddress: { ...billingAddress, is_default: true },
      discountCode: 'WELCOME10',
    })
  })

  it('is read in its earlier, shorter form', () => {
    expect(schema.parse(short)).toMatchObject({
      amount: 499.99,
      paymentMethod: undefined,
      productIds: ['p1'],
    })
  })

  it.each([
    ['paypal', undefined, undefined],
    ['paypal', 'credit', 'credit'],
    ['paypal', 'invoice', 'invoice'],
    ['invoice', undefined, 'invoice'],
    ['invoice', 'paypal', 'invoice'],
  ])('with provider %s and method %s is paid by %s', (paymentProvider, paymentMethod, method) => {
    expect(schema.parse({ ...short, paymentProvider, paymentMethod }).paymentMethod).toBe(method)
  })

  it.each([null, [], 'text', 5, undefined])(
    'says what is missing to a body that is no object (%o)',
    (body) => {
      const issues = schema.safeParse(body).error?.issues ?? []
      expect(orderRequestErrorCode(issues)).toBe('MISSING_PAYMENT_INFORMATION')
      expect(issues.map(({ path }) => path.join('.'))).toEqual([
        'amount',
        'paymentProvider',
        'products',
        'billingAddress',
      ])
    },
  )

  it('buys a product named twice once', () => {
    const products = [{ id: 'p1' }, { id: 'p2' }, { id: 'p1' }]
    expect(schema.parse({ ...short, products }).productIds).toEqual(['p1', 'p2'])
    expect(schema.parse({ ...short, products: [{ id: 7 }, { id: '7' }] }).productIds).toEqual(['7'])
  })

  it('takes the amount as number or text, and keeps the noise of float sums', () => {
    expect(schema.parse({ ...short, amount: '499.99' }).amount).toBe(499.99)
    expect(schema.parse({ ...short, amount: 0.1 + 0.2 }).amount).toBe(0.1 + 0.2)
    expect(schema.parse({ ...short, amount: 0 }).amount).toBe(0)
  })

  it('takes an empty discount code for none', () => {
    for (const discountCode of ['', '  ', null, undefined]) {
      expect(schema.parse({ ...short, discountCode }).discountCode).toBeUndefined()
    }
  })
})

describe('Specification 5, Order creation', () => {
  it.each(['amount', 'paymentProvider', 'products', 'billingAddress'])('requires %s', (field) => {
    for (const nothing of [undefined, null, '']) {
      const { code, paths, issues } = refusal({ [field]: nothing })
      expect(code).toBe('MISSING_PAYMENT_INFORMATION')
      expect(paths).toEqual([field])
      expect(issues[0]?.message).toBe('Missing required payment information')
    }
  })

  it('misses everything in an empty request', () => {
    const issues = schema.safeParse({}).error?.issues ?? []
    expect(orderRequestErrorCode(issues)).toBe('MISSING_PAYMENT_INFORMATION')
    expect(issues).toHaveLength(4)
  })

  it('refuses an empty cart in its own words', () => {
    const { code, issues } = refusal({ products: [] })
    expect(code).toBe('EMPTY_CART')
    expect(issues[0]?.message).toBe('Your cart is empty. Please add items before checkout.')
    expect(refusal({ products: [], currency: 'dollars' }).code).toBe('EMPTY_CART')
  })

  it.each([
    ['a negative amount', { amount: -1 }, 'amount'],
    ['an endless amount', { amount: Number.POSITIVE_INFINITY }, 'amount'],
    ['an amount in words', { amount: 'a lot' }, 'amount'],
    ['a provider that can be none', { paymentProvider: '../barter' }, 'paymentProvider'],
    ['an unknown method', { paymentMethod: 'cheque' }, 'paymentMethod'],
    ['what is no currency', { currency: 'dollars' }, 'currency'],
    ['products that are none', { products: 'p1' }, 'products'],
    ['a product without id', { products: [{}] }, 'products.0.id'],
    ['two of the same', { products: [{ id: 'p1', quantity: 2 }] }, 'products.0.quantity'],
    ['a negative quantity', { products: [{ id: 'p1', quantity: -1 }] }, 'products.0.quantity'],
    ['too many lines', { products: Array.from({ length: 51 }, (_, id) => ({ id })) }, 'products'],
    ['an incomplete address', { billingAddress: { ...billingAddress, city: '' } }, 'billingAddress.city'],
    ['a code without end', { discountCode: 'x'.repeat(65) }, 'discountCode'],
  ])('refuses %s', (_name, changes, path) => {
    const { code, paths } = refusal(changes)
    expect(code).toBe('VALIDATION_ERROR')
    expect(paths).toEqual([path])
  })

  it.each([null, undefined, 'order', 7, []])('refuses %o for a request', (body) => {
    expect(schema.safeParse(body).success).toBe(false)
  })
})
