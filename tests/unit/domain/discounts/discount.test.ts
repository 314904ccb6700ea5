import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDiscount, type Discount, normalizeCode } from '@/src/domain/discounts/discount'

const now = new Date('2026-06-15T12:00:00Z')
const lines = [
  { productId: 'a', unitPriceCents: 10_000 },
  { productId: 'b', unitPriceCents: 5_000 },
]

function discount(overrides: Partial<Discount> = {}): Discount {
  return {
    code: 'WELCOME10',
    type: 'percentage',
    percentage: 10,
    active: true,
    includedProductIds: [],
    excludedProductIds: [],
    usedCount: 0,
    ...overrides,
  }
}

function check(overrides: Partial<Discount> = {}, usedByCustomer?: number) {
  return checkDiscount({ discount: discount(overrides), lines, now, usedByCustomer })
}

const refused = (errorType: string) => ({ ok: false, errorType })

describe('Specification 7, Discounts: what a code takes off', () => {
  it('takes a percentage of the order', () => {
    expect(check()).toEqual({ ok: true, discountCents: 1_500, perLineCents: [1_000, 500] })
  })

  it('takes a fixed amount', () => {
    expect(check({ type: 'fixed', amountCents: 2_500 })).toEqual({
      ok: true,
      discountCents: 2_500,
      perLineCents: [1_667, 833],
    })
  })

  it('rounds half a cent up, and less than half a cent down', () => {
    const half = [{ productId: 'a', unitPriceCents: 1_005 }]
    expect(checkDiscount({ discount: discount(), lines: half, now })).toMatchObject({ discountCents: 101 })
    const less = [{ productId: 'a', unitPriceCents: 1_004 }]
    expect(checkDiscount({ discount: discount(), lines: less, now })).toMatchObject({ discountCents: 100 })
  })

  it('rounds half a cent up where floats would round it down', () => {
    const line = [{ productId: 'a', unitPriceCents: 5_000 }]
    const odd = discount({ percentage: 1.15 })
    expect(checkDiscount({ discount: odd, lines: line, now })).toMatchObject({ discountCents: 58 })
  })

  it('never takes more than the order is worth', () => {
    expect(check({ type: 'fixed', amountCents: 1_000_000 })).toEqual({
      ok: true,
      discountCents: 15_000,
      perLineCents: [10_000, 5_000],
    })
    expect(check({ percentage: 250 })).toMatchObject({ discountCents: 15_000 })
  })

  it('makes the order free at 100 percent', () => {
    expect(check({ percentage: 100 })).toMatchObject({ discountCents: 15_000, perLineCents: [10_000, 5_000] })
  })

  it('touches only the products it is meant for', () => {
    expect(check({ includedProductIds: ['b'] })).toMatchObject({ discountCents: 500, perLineCents: [0, 500] })
    expect(check({ excludedProductIds: ['b'] })).toMatchObject({
      discountCents: 1_000,
      perLineCents: [1_000, 0],
    })
  })

  it('lets an exclusion win over an inclusion', () => {
    expect(check({ includedProductIds: ['a', 'b'], excludedProductIds: ['a'] })).toMatchObject({
      perLineCents: [0, 500],
    })
  })

  it('caps a fixed amount at the products it is meant for', () => {
    expect(check({ type: 'fixed', amountCents: 9_000, includedProductIds: ['b'] })).toMatchObject({
      discountCents: 5_000,
      perLineCents: [0, 5_000],
    })
  })

  it('spreads to the cent, whatever the cart', () => {
    const cart = fc.array(fc.nat({ max: 5_000_000 }), { minLength: 1, maxLength: 50 })
    const kind = fc.oneof(
      fc.record({
        type: fc.constant('percentage' as const),
        percentage: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      fc.record({ type: fc.constant('fixed' as const), amountCents: fc.nat({ max: 10_000_000 }) }),
    )
    fc.assert(
      fc.property(cart, kind, (prices, value) => {
        const random = prices.map((unitPriceCents, index) => ({ productId: `p${index % 7}`, unitPriceCents }))
        const result = checkDiscount({
          discount: discount({ ...value, excludedProductIds: ['p3'] }),
          lines: random,
          now,
        })
        if (!result.ok) {
          expect(result.errorType).toBe('INVALID_CODE')
          return
        }
        expect(result.perLineCents.reduce((total, part) => total + part, 0)).toBe(result.discountCents)
        result.perLineCents.forEach((part, index) => {
          const line = random[index]
          expect(part).toBeLessThanOrEqual(line?.productId === 'p3' ? 0 : (line?.unitPriceCents ?? -1))
        })
      }),
      { numRuns: 300 },
    )
  })
})

describe('Specification 8, Discount errorType: why a code is refused', () => {
  it('refuses a code that does not exist', () => {
    expect(checkDiscount({ discount: null, lines, now })).toEqual(refused('INVALID_CODE'))
  })

  it('refuses a code that staff switched off', () => {
    expect(check({ active: false })).toEqual(refused('INACTIVE_CODE'))
  })

  it('refuses a code before its first moment and accepts it from then on', () => {
    expect(check({ startsAt: '2026-06-15T12:00:00.001Z' })).toEqual(refused('INACTIVE_CODE'))
    expect(check({ startsAt: now })).toMatchObject({ ok: true })
  })

  it('accepts a code until its end and refuses it from then on', () => {
    expect(check({ endsAt: '2026-06-15T12:00:00.001Z' })).toMatchObject({ ok: true })
    expect(check({ endsAt: now })).toEqual(refused('EXPIRED_CODE'))
  })

  it('gives nothing away when a date cannot be read', () => {
    expect(check({ startsAt: 'soon' })).toEqual(refused('INACTIVE_CODE'))
    expect(check({ endsAt: 'later' })).toEqual(refused('EXPIRED_CODE'))
  })

  it('refuses a code whose last use was taken a moment ago', () => {
    expect(check({ usageLimit: 3, usedCount: 2 })).toMatchObject({ ok: true })
    expect(check({ usageLimit: 3, usedCount: 3 })).toEqual(refused('USAGE_LIMIT'))
    expect(check({ usageLimit: 0 })).toEqual(refused('USAGE_LIMIT'))
  })

  it('refuses a customer who has used the code often enough', () => {
    expect(check({ perCustomerLimit: 1 }, 0)).toMatchObject({ ok: true })
    expect(check({ perCustomerLimit: 1 }, 1)).toEqual(refused('USAGE_LIMIT'))
  })

  it('knows no limit where none is set', () => {
    expect(check({ usageLimit: null, perCustomerLimit: null, usedCount: 1_000 }, 1_000)).toMatchObject({
      ok: true,
    })
  })

  it('measures the minimum against the whole order', () => {
    expect(check({ minimumCents: 15_001 })).toEqual(refused('BELOW_MINIMUM'))
    expect(check({ minimumCents: 15_000, includedProductIds: ['b'] })).toMatchObject({ ok: true })
  })

  it('refuses a code that would change nothing, so that nobody uses it up for nothing', () => {
    expect(check({ includedProductIds: ['z'] })).toEqual(refused('INVALID_CODE'))
    expect(check({ percentage: 0 })).toEqual(refused('INVALID_CODE'))
    expect(check({ percentage: null })).toEqual(refused('INVALID_CODE'))
    expect(check({ percentage: Number.NaN })).toEqual(refused('INVALID_CODE'))
    expect(check({ type: 'fixed', amountCents: null })).toEqual(refused('INVALID_CODE'))
    expect(check({ type: 'fixed', amountCents: Number.NaN })).toEqual(refused('INVALID_CODE'))
    expect(check({ type: 'fixed', amountCents: -100 })).toEqual(refused('INVALID_CODE'))
    expect(checkDiscount({ discount: discount(), lines: [], now })).toEqual(refused('INVALID_CODE'))
  })

  it('names the reason that no other order could cure before the one that could', () => {
    expect(check({ active: false, endsAt: now, usageLimit: 0, minimumCents: 99_999 })).toEqual(
      refused('INACTIVE_CODE'),
    )
    expect(check({ endsAt: now, usageLimit: 0, minimumCents: 99_999 })).toEqual(refused('EXPIRED_CODE'))
    expect(check({ usageLimit: 0, minimumCents: 99_999 })).toEqual(refused('USAGE_LIMIT'))
  })
})

describe('Specification 5, Discount codes as they are typed', () => {
  it.each([
    ['welcome10', 'WELCOME10'],
    ['  Welcome10\n', 'WELCOME10'],
    ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
    ['', ''],
  ])('reads %o as %s', (typed, code) => {
    expect(normalizeCode(typed)).toBe(code)
  })
})
