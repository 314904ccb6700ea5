import type { BillingAddress } from '@/src/domain/billing/billing-address'
import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { toDollars } from '@/src/domain/money/money'
import type { ProductDetails } from '../cart/product-answer'

export type OrderParts = {
  products: readonly ProductDetails[]
  discount: { code: string; cents: number } | null
  method: PaymentMethod
  userId: string
  billingAddress: BillingAddress
  invoiceDetails?: { organization: string; reference: string }
  /** Whom all of it is for, where it is not for the buyer; needs a site that delivers gifts. */
  gift?: { name: string; email: string; day: string | null; message: string } | undefined
}

export type OrderTotals = { subtotalCents: number; discountCents: number; totalCents: number }

/** What the buyer is shown, and what the order says it expects. The server counts again and has the last word. */
export function totalsOf({ products, discount }: Pick<OrderParts, 'products' | 'discount'>): OrderTotals {
  const subtotalCents = products.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const discountCents = Math.min(discount?.cents ?? 0, subtotalCents)
  return { subtotalCents, discountCents, totalCents: subtotalCents - discountCents }
}

/** The body of `POST /payments/orders` (Specification 3, Order request). */
export function orderBody(parts: OrderParts, currency?: string): Record<string, unknown> {
  const { subtotalCents, totalCents } = totalsOf(parts)
  return {
    amount: toDollars(totalCents),
    subtotal: toDollars(subtotalCents),
    taxAmount: 0,
    paymentProvider: 'paypal',
    paymentMethod: parts.method,
    userId: parts.userId,
    ...(currency ? { currency } : {}),
    products: parts.products.map(({ id, priceCents, title, sku }) => ({
      id,
      quantity: 1,
      price: toDollars(priceCents),
      title,
      itemMetadata: { sku },
    })),
    billingAddress: parts.billingAddress,
    ...(parts.invoiceDetails ? { invoiceDetails: parts.invoiceDetails } : {}),
    ...(parts.gift ? { gift: parts.gift } : {}),
    ...(parts.discount ? { discountCode: parts.discount.code } : {}),
  }
}
