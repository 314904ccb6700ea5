import type { AppliedDiscount } from '../discounts/discount'
import { CURRENCY } from '../money/currency'
import { assertCents, toDollars } from '../money/money'

export interface PricedProduct {
  readonly id: string
  readonly title: string
  readonly sku: string
  readonly priceCents: number
}

export interface PricedLine {
  readonly productId: string
  readonly title: string
  readonly sku: string
  readonly unitPriceCents: number
  readonly discountCents: number
  readonly totalCents: number
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[]
  readonly subtotalCents: number
  readonly discountCents: number
  /** Specification 1: tax is 0. */
  readonly taxCents: 0
  readonly totalCents: number
}

/** What the browser believed it would pay, in decimal dollars. */
export interface ExpectedAmounts {
  readonly amount?: number | null
  readonly subtotal?: number | null
}

/**
 * The figures of an order, from the shop's own products and a discount that was found to apply.
 * The lines always sum to the totals. Throws RangeError on figures that cannot be an order.
 */
export function priceOrder({
  products,
  discount,
}: {
  products: readonly PricedProduct[]
  discount: Pick<AppliedDiscount, 'perLineCents'> | null
}): PricedOrder {
  if (discount && discount.perLineCents.length !== products.length) {
    throw new RangeError('The discount was computed for other lines')
  }
  const lines = products.map((product, index) => priceLine(product, discount?.perLineCents[index] ?? 0))
  return {
    lines,
    subtotalCents: sum(lines.map((line) => line.unitPriceCents)),
    discountCents: sum(lines.map((line) => line.discountCents)),
    taxCents: 0,
    totalCents: sum(lines.map((line) => line.totalCents)),
  }
}

/**
 * Whether the browser expected other figures than the server's, which is answered with PRICE_CHANGED.
 * What it did not send cannot differ. Noise of float sums (0.1 + 0.2) is no difference, half a cent is.
 */
export function differsFrom(
  expected: ExpectedAmounts,
  priced: Pick<PricedOrder, 'subtotalCents' | 'totalCents'>,
  currency: string = CURRENCY,
): boolean {
  return (
    isOther(expected.amount, toDollars(priced.totalCents, currency)) ||
    isOther(expected.subtotal, toDollars(priced.subtotalCents, currency))
  )
}

function priceLine({ id, title, sku, priceCents }: PricedProduct, discountCents: number): PricedLine {
  assertCents(priceCents)
  assertCents(discountCents)
  if (priceCents < 0 || discountCents < 0 || discountCents > priceCents) {
    throw new RangeError(`A line of ${priceCents} cents cannot carry a discount of ${discountCents}`)
  }
  const totalCents = priceCents - discountCents
  return { productId: id, title, sku, unitPriceCents: priceCents, discountCents, totalCents }
}

function isOther(dollars: number | null | undefined, counted: number): boolean {
  if (dollars === null || dollars === undefined) return false
  return !(Math.abs(dollars - counted) < 0.000_1)
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0)
}
