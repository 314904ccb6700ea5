import { CURRENCY } from '@/src/domain/money/currency'
import { toDecimalString } from '@/src/domain/money/money'
import type { PricedLine, PricedOrder } from '@/src/domain/orders/price-order'

export interface PayPalMoney {
  readonly currencyCode: string
  readonly value: string
}

export interface PayPalItem {
  readonly name: string
  readonly quantity: '1'
  readonly unitAmount: PayPalMoney
  readonly sku?: string
}

/** In the spelling of PayPal's server SDK. */
export interface PayPalAmounts {
  readonly amount: PayPalMoney & {
    readonly breakdown: {
      readonly itemTotal: PayPalMoney
      readonly discount: PayPalMoney
      readonly taxTotal: PayPalMoney
    }
  }
  readonly items: PayPalItem[]
}

/** PayPal refuses longer names and SKUs. */
const TEXT_LIMIT = 127

/**
 * A priced order as PayPal wants it: value = item total + tax − discount, item total = sum of the items,
 * to the cent, or PayPal answers AMOUNT_MISMATCH. Free lines are left out: they add nothing and a zero
 * amount is the one thing PayPal may refuse. Throws RangeError for a total of 0, which must never get here.
 */
export function paypalAmounts(order: PricedOrder, currency: string = CURRENCY): PayPalAmounts {
  const money = (cents: number): PayPalMoney => ({
    currencyCode: currency,
    value: toDecimalString(cents, currency),
  })
  if (order.totalCents <= 0) throw new RangeError('PayPal cannot be asked for nothing')
  return {
    amount: {
      ...money(order.totalCents),
      breakdown: {
        itemTotal: money(order.subtotalCents),
        discount: money(order.discountCents),
        taxTotal: money(order.taxCents),
      },
    },
    items: order.lines.filter((line) => line.unitPriceCents > 0).map((line) => toItem(line, money)),
  }
}

function toItem(
  { title, sku, unitPriceCents }: PricedLine,
  money: (cents: number) => PayPalMoney,
): PayPalItem {
  const itemSku = cut(sku)
  return {
    name: cut(title) || itemSku || 'Program',
    quantity: '1',
    unitAmount: money(unitPriceCents),
    ...(itemSku ? { sku: itemSku } : {}),
  }
}

/** Cut without leaving half a surrogate pair behind: PayPal refuses text that is not valid Unicode. */
function cut(text: string): string {
  const plain = text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim()
  return plain
    .slice(0, TEXT_LIMIT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
