import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paypalAmounts } from '@/plugins/commerce/payments/providers/paypal/amounts'
import { checkDiscount } from '@/src/domain/discounts/discount'
import { parseDollars } from '@/src/domain/money/money'
import { priceOrder } from '@/src/domain/orders/price-order'

const cents = ({ value }: { readonly value: string }) => parseDollars(value) ?? Number.NaN

function order(prices: readonly number[], perLineCents: readonly number[] | null = null, title = 'PMFP') {
  const products = prices.map((priceCents, index) => ({
    id: `${index}`,
    title,
    sku: `SKU-${index}`,
    priceCents,
  }))
  return priceOrder({ products, discount: perLineCents && { perLineCents } })
}

describe('Specification 7, POST /payments/orders: what PayPal is asked for', () => {
  it('is the total, its breakdown and one item per line', () => {
    expect(paypalAmounts(order([49_999, 10_001], [5_000, 1_000]))).toEqual({
      amount: {
        currencyCode: 'CAD',
        value: '540.00',
        breakdown: {
          itemTotal: { currencyCode: 'CAD', value: '600.00' },
          discount: { currencyCode: 'CAD', value: '60.00' },
          taxTotal: { currencyCode: 'CAD', value: '0.00' },
        },
      },
      items: [
        { name: 'PMFP', sku: 'SKU-0', quantity: '1', unitAmount: { currencyCode: 'CAD', value: '499.99' } },
        { name: 'PMFP', sku: 'SKU-1', quantity: '1', unitAmount: { currencyCode: 'CAD', value: '100.01' } },
      ],
    })
  })

  it('adds up to the cent for every cart and every code', () => {
    const prices = fc.array(fc.nat({ max: 500_000 }), { minLength: 1, maxLength: 20 })
    const percentage = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(prices, percentage, fc.string(), (cart, percent, title) => {
        const discount = checkDiscount({
          discount: {
            code: 'ANY',
            type: 'percentage',
            percentage: percent,
            active: true,
            includedProductIds: [],
            excludedProductIds: [],
            usedCount: 0,
          },
          lines: cart.map((unitPriceCents, index) => ({ productId: `${index}`, unitPriceCents })),
          now: new Date(0),
        })
        const priced = order(cart, discount.ok ? discount.perLineCents : null, title)
        if (priced.totalCents === 0) {
          expect(() => paypalAmounts(priced)).toThrow(RangeError)
          return
        }

        const { amount, items } = paypalAmounts(priced)
        const { itemTotal, discount: off, taxTotal } = amount.breakdown
        expect(cents(amount)).toBe(priced.totalCents)
        expect(cents(amount)).toBe(cents(itemTotal) + cents(taxTotal) - cents(off))
        expect(cents(itemTotal)).toBe(items.reduce((sum, item) => sum + cents(item.unitAmount), 0))
        for (const { name } of items) {
          expect(name.length).toBeGreaterThanOrEqual(1)
          expect(name.length).toBeLessThanOrEqual(127)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('leaves out what is free', () => {
    expect(paypalAmounts(order([0, 100])).items.map((item) => item.sku)).toEqual(['SKU-1'])
  })

  it('never asks for nothing', () => {
    expect(() => paypalAmounts(order([100], [100]))).toThrow(RangeError)
    expect(() => paypalAmounts(order([]))).toThrow(RangeError)
  })

  it('cuts a long name without breaking a letter in two', () => {
    const name = (title: string) => paypalAmounts(order([100], null, title)).items[0]?.name
    expect(name('x'.repeat(200))).toBe('x'.repeat(127))
    expect(name(`${'x'.repeat(126)}😀`)).toBe('x'.repeat(126))
    expect(name(' Two\n  lines ')).toBe('Two lines')
    expect(name('half \uD83D of it')).toBe('half \uFFFD of it')
  })

  it('calls a program without a title by its SKU', () => {
    expect(paypalAmounts(order([100], null, '  ')).items[0]?.name).toBe('SKU-0')
  })
})
