import { describe, expect, it } from 'vitest'
import { paypalAmounts } from '@/plugins/commerce/payments/providers/paypal/amounts'
import type { JsonObject } from '@/scripts/paypal-simulator/json'
import { checkForm } from '@/scripts/paypal-simulator/orders/check-form'
import { checkMeaning } from '@/scripts/paypal-simulator/orders/check-meaning'
import { checkDiscount, type Discount } from '@/src/domain/discounts/discount'
import { priceOrder } from '@/src/domain/orders/price-order'
import { type Chance, chanceFrom } from '@/src/seeds/year/chance'

const CARTS = process.env.TEST_DEPTH === 'deep' ? 100_000 : 10_000
const SEED = Number(process.env.CART_SEED ?? 20_260_615)

const TITLES = [
  'PMFP',
  'Sleeping better',
  '',
  ' ',
  'Été 🌿',
  'x'.repeat(300),
  '<b>',
  '🌿'.repeat(80),
  '\u0000',
]

function randomProducts(random: Chance) {
  return Array.from({ length: 1 + random.below(8) }, (_, index) => ({
    id: `product-${index}`,
    title: random.one(TITLES),
    sku: random.one(['SKU', '', 'S'.repeat(200)]),
    priceCents: random.one([0, 1, 99, 4_900, 49_999, random.below(1_000_000), random.below(100)]),
  }))
}

function randomDiscount(random: Chance, ids: string[]): Discount | null {
  if (random.is(0.3)) return null
  const some = () => ids.filter(() => random.is(0.3))
  return {
    code: 'ANY',
    ...(random.is(0.5)
      ? {
          type: 'percentage' as const,
          percentage: random.one([
            0.0001,
            1,
            10,
            33.3333,
            50,
            99.9999,
            100,
            random.below(1_000_000) / 10_000,
          ]),
        }
      : { type: 'fixed' as const, amountCents: random.one([1, 100, 4_900, random.below(2_000_000)]) }),
    active: true,
    includedProductIds: random.is(0.5) ? some() : [],
    excludedProductIds: random.is(0.3) ? some() : [],
    usedCount: 0,
  }
}

/** In PayPal's own spelling. */
const wire = (value: unknown): JsonObject =>
  JSON.parse(
    JSON.stringify(value).replace(/"(currencyCode|itemTotal|taxTotal|unitAmount)":/g, (key) =>
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  )

describe('Specification 7, POST /payments/orders: what PayPal is asked for', () => {
  it(`adds up to the cent and passes every rule of PayPal's for amounts, for ${CARTS} carts`, () => {
    const random = chanceFrom(SEED)
    let asked = 0
    for (let cart = 0; cart < CARTS; cart++) {
      const products = randomProducts(random)
      const discount = checkDiscount({
        discount: randomDiscount(
          random,
          products.map(({ id }) => id),
        ),
        lines: products.map(({ id, priceCents }) => ({ productId: id, unitPriceCents: priceCents })),
        now: new Date(0),
      })
      const priced = priceOrder({ products, discount: discount.ok ? discount : null })
      const sum = priced.lines.reduce((total, line) => total + line.totalCents, 0)
      const where = `cart ${cart} of seed ${SEED}: ${JSON.stringify(priced)}`
      if (sum !== priced.totalCents || sum !== priced.subtotalCents - priced.discountCents) expect.fail(where)
      if (priced.totalCents === 0) continue
      const { amount, items } = paypalAmounts(priced)
      const body = { intent: 'CAPTURE', purchase_units: [wire({ amount, items })] }
      try {
        checkForm(body)
        checkMeaning(body)
      } catch (error) {
        expect.fail(`${where}\n${JSON.stringify(error)}`)
      }
      asked += 1
    }
    expect(asked, 'most carts cost something').toBeGreaterThan(CARTS / 2)
  }, 300_000)

  it('would be refused by the same rules if it were a cent off', () => {
    const priced = priceOrder({
      products: [{ id: '1', title: 'A', sku: 'A', priceCents: 100 }],
      discount: null,
    })
    const { amount, items } = paypalAmounts(priced)
    const body = {
      intent: 'CAPTURE',
      purchase_units: [wire({ amount: { ...amount, value: '1.01' }, items })],
    }
    expect(() => checkMeaning(body)).toThrow()
  })
})
