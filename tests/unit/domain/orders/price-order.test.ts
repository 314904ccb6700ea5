import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differsFrom, priceOrder } from '@/src/domain/orders/price-order'

const products = [
  { id: 'a', title: 'PMFP', sku: 'PMFP', priceCents: 49_999 },
  { id: 'b', title: 'Coaching', sku: 'COACH', priceCents: 10_001 },
]

describe('Specification 3, Order: its figures', () => {
  it('sums the lines, with no tax', () => {
    expect(priceOrder({ products, discount: null })).toEqual({
      lines: [
        {
          productId: 'a',
          title: 'PMFP',
          sku: 'PMFP',
          unitPriceCents: 49_999,
          discountCents: 0,
          totalCents: 49_999,
        },
        {
          productId: 'b',
          title: 'Coaching',
          sku: 'COACH',
          unitPriceCents: 10_001,
          discountCents: 0,
          totalCents: 10_001,
        },
      ],
      subtotalCents: 60_000,
      discountCents: 0,
      taxCents: 0,
      totalCents: 60_000,
    })
  })

  it('takes the discount off each line', () => {
    const priced = priceOrder({ products, discount: { perLineCents: [5_000, 1_000] } })
    expect(priced).toMatchObject({ subtotalCents: 60_000, discountCents: 6_000, totalCents: 54_000 })
    expect(priced.lines.map((line) => line.totalCents)).toEqual([44_999, 9_001])
  })

  it('carries a free product', () => {
    const free = [{ id: 'a', title: 'A', sku: 'A', priceCents: 0 }]
    expect(priceOrder({ products: free, discount: null })).toMatchObject({ subtotalCents: 0, totalCents: 0 })
  })

  it('can come to nothing', () => {
    const priced = priceOrder({ products, discount: { perLineCents: [49_999, 10_001] } })
    expect(priced.totalCents).toBe(0)
  })

  it('always adds up', () => {
    const line = fc
      .nat({ max: 5_000_000 })
      .chain((price) => fc.record({ price: fc.constant(price), off: fc.nat({ max: price }) }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (cart) => {
        const priced = priceOrder({
          products: cart.map(({ price }, index) => ({
            id: `${index}`,
            title: 't',
            sku: 's',
            priceCents: price,
          })),
          discount: { perLineCents: cart.map(({ off }) => off) },
        })
        expect(priced.totalCents).toBe(priced.subtotalCents - priced.discountCents + priced.taxCents)
        expect(priced.totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('refuses figures that cannot be an order', () => {
    expect(() => priceOrder({ products, discount: { perLineCents: [1] } })).toThrow(RangeError)
    expect(() => priceOrder({ products, discount: { perLineCents: [50_000, 0] } })).toThrow(RangeError)
    expect(() => priceOrder({ products, discount: { perLineCents: [-1, 0] } })).toThrow(RangeError)
    const broken = [{ id: 'a', title: 'A', sku: 'A', priceCents: -1 }]
    expect(() => priceOrder({ products: broken, discount: null })).toThrow(RangeError)
  })
})

describe('Specification 3, Order request: amounts the browser expected', () => {
  const priced = { subtotalCents: 60_000, totalCents: 54_000 }

  it('agrees when both figures agree', () => {
    expect(differsFrom({ amount: 540, subtotal: 600 }, priced)).toBe(false)
  })

  it('cannot disagree with what was not sent', () => {
    expect(differsFrom({}, priced)).toBe(false)
    expect(differsFrom({ amount: 540, subtotal: null }, priced)).toBe(false)
  })

  it.each([
    { amount: 539.99 },
    { amount: 540.01 },
    { amount: 540.005 },
    { amount: 0 },
    { amount: -540 },
    { amount: Number.NaN },
    { amount: Number.POSITIVE_INFINITY },
    { amount: 540, subtotal: 599.99 },
    { amount: 54_000 },
  ])('notices %o', (expected) => {
    expect(differsFrom(expected, priced)).toBe(true)
  })

  it('forgives the noise of a sum in floats', () => {
    expect(differsFrom({ amount: 0.1 + 0.2 }, { subtotalCents: 30, totalCents: 30 })).toBe(false)
  })
})
