import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { discountCode, usesOf } from '../../support/factories/discount'
import { person } from '../../support/factories/person'
import { approvedOrder, capture } from '../../support/purchase'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let buyer: Customer
let product: TestProduct
beforeAll(async () => {
  shop = await startShop()
  buyer = await person(shop)
  product = await shop.product({ priceCents: 4900 })
})
afterAll(() => shop.stop())

const validate = (body: object, as: Customer | null = null) =>
  shop.call('POST', '/payments/discount/validate', { as, body })

describe('Specification 7, POST /payments/discount/validate', () => {
  it('answers both readings alike', async () => {
    const code = await discountCode(shop, { type: 'percentage', percentage: 10 })
    const first = await validate({ code, amount: 49, productIds: [product.id] })
    const second = await validate({ code, subtotal: 49, products: [{ id: product.id }] })
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      success: true,
      valid: true,
      discountAmount: 4.9,
      discountType: 'percentage',
      discountValue: 10,
      message: expect.any(String),
    })
    expect(second.body).toEqual(first.body)
  })

  it('says a fixed amount in dollars, and never more than the products cost', async () => {
    const code = await discountCode(shop, { type: 'fixed', amountCents: 8000 })
    const { body } = await validate({ code, amount: 49, productIds: [product.id] })
    expect(body).toMatchObject({ valid: true, discountType: 'fixed', discountValue: 80, discountAmount: 49 })
  })

  it('counts with the prices of the shop, whatever amount the browser names', async () => {
    const code = await discountCode(shop, { minimumCents: 10_000 })
    const { body } = await validate({ code, amount: 1_000, productIds: [product.id] })
    expect(body).toMatchObject({ valid: false, errorType: 'BELOW_MINIMUM' })
  })

  it.each([[{}], [{ productIds: [] }]])(
    'goes by the amount when no product is named, as products are not required (%o)',
    async (named) => {
      const code = await discountCode(shop, { type: 'fixed', amountCents: 2500, minimumCents: 10_000 })
      const enough = await validate({ code, amount: '149.99', ...named })
      expect(enough.body).toMatchObject({ valid: true, discountAmount: 25 })
      const tooLittle = await validate({ code, subtotal: 99.99, ...named })
      expect(tooLittle.body).toMatchObject({ valid: false, errorType: 'BELOW_MINIMUM' })
    },
  )

  it('takes nothing off an amount without products when the code is for certain products', async () => {
    const code = await discountCode(shop, { includedProducts: [product.id] })
    expect((await validate({ code, amount: 49 })).body).toMatchObject({ errorType: 'INVALID_CODE' })
  })

  it('reserves nothing, however often it is asked', async () => {
    const code = await discountCode(shop, { usageLimit: 1 })
    for (let n = 0; n < 5; n++) {
      expect((await validate({ code, amount: 49, productIds: [product.id] }, buyer)).body.valid).toBe(true)
    }
    expect(await usesOf(shop, code)).toBe(0)
  })

  it.each<[string, object]>([
    ['code', { amount: 49 }],
    ['code', { code: '  ', amount: 49 }],
    ['amount', { code: 'WELCOME' }],
    ['amount', { code: 'WELCOME', amount: null }],
    ['amount', { code: 'WELCOME', amount: -1 }],
    ['amount', { code: 'WELCOME', amount: '' }],
    ['amount', { code: 'WELCOME', amount: true }],
    ['amount', { code: 'WELCOME', amount: [] }],
  ])('requires code and amount, and names what is missing', async (path, body) => {
    const answer = await validate(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      success: false,
      valid: false,
      errorType: 'VALIDATION_ERROR',
      message: 'Discount code and amount are required',
    })
    expect(answer.body.errors).toEqual([expect.objectContaining({ path })])
  })
})

describe('Specification 8, Discount errorType, over HTTP', () => {
  const anHour = 3_600_000
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  it.each<[string, string, () => Promise<string>]>([
    [
      'INACTIVE_CODE',
      'This discount code is currently inactive.',
      () => discountCode(shop, { active: false }),
    ],
    ['EXPIRED_CODE', 'This discount code has expired.', () => discountCode(shop, { endsAt: at(-anHour) })],
    [
      'BELOW_MINIMUM',
      'Your order total is below the minimum required for this discount.',
      () => discountCode(shop, { minimumCents: 4_901 }),
    ],
    ['USAGE_LIMIT', 'This discount code has reached its usage limit.', usedUp],
    ['INVALID_CODE', 'This discount code is invalid or does not exist.', async () => 'NEVER-MADE'],
    ['INVALID_CODE', 'This discount code is invalid or does not exist.', async () => 'X'.repeat(65)],
  ])('refuses %s with 200, valid: false and its sentence', async (errorType, message, makeCode) => {
    const answer = await validate({ code: await makeCode(), amount: 49, productIds: [product.id] })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ valid: false, errorType, message, discountAmount: 0 })
  })
})

it('Specification 8, SYSTEM_ERROR: says so when the code cannot be looked up', async () => {
  await shop.database.query('ALTER TABLE discounts RENAME TO discounts_away')
  try {
    const answer = await validate({ code: 'WELCOME10', amount: 49, productIds: [product.id] })
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({
      valid: false,
      errorType: 'SYSTEM_ERROR',
      message: 'Unable to validate discount code. Please try again later.',
    })
  } finally {
    await shop.database.query('ALTER TABLE discounts_away RENAME TO discounts')
  }
})

async function usedUp(): Promise<string> {
  const code = await discountCode(shop, { usageLimit: 1 })
  const { token } = await approvedOrder(shop, buyer, [product], { discountCode: code, amount: 44.1 })
  await capture(shop, buyer, token)
  return code
}
