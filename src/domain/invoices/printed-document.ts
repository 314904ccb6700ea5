import type { Locale } from '../languages/locales'
import type { NumberedKind } from './document-number'

export interface PrintedLine {
  readonly title: string
  readonly sku: string
  readonly unitPriceCents: number
  readonly discountCents: number
  readonly totalCents: number
}

export interface Seller {
  readonly legalName: string
  readonly addressLines: readonly string[]
  readonly email: string | null
  readonly phone: string | null
  readonly taxNumbers: readonly { readonly label: string; readonly number: string }[]
}

/**
 * Everything a document says, frozen when it was issued: whatever is renamed, repriced or moved later, it prints the
 * same. Times are ISO instants in UTC, money is whole cents.
 */
export interface PrintedDocument {
  readonly kind: NumberedKind | 'receipt' | 'quote'
  readonly number: string
  /** Of its words; English where a document of before says nothing. */
  readonly locale?: Locale
  readonly issuedAt: string
  readonly provider: { readonly name: string; readonly colour: string | null }
  readonly seller: Seller
  readonly customer: {
    readonly name: string
    readonly email: string
    readonly organization: string | null
    readonly addressLines: readonly string[]
  }
  /** The buyer's own purchase order or reference. */
  readonly reference: string | null
  /** Quotes have none yet. */
  readonly order?: { readonly number: string; readonly placedAt: string }
  readonly lines: readonly PrintedLine[]
  readonly subtotalCents: number
  readonly discountCents: number
  readonly discountCode: string | null
  readonly taxCents: number
  readonly totalCents: number
  readonly currency: string
  /** Invoices only. */
  readonly dueAt?: string
  readonly howToPay?: string
  /** Receipts only: the day as a date ('2026-11-20'), and the way, in words. */
  readonly paid?: { readonly on: string; readonly method: string }
  /** Credit notes only: the invoice or the order it takes back, and why. */
  readonly credits?: { readonly what: string; readonly reason: string }
}
