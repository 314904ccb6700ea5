import type { Money } from '@paypal/paypal-server-sdk'
import { parseDollars } from '@/src/domain/money/money'
import { currencyOf, textOf } from './text-of'

/** An amount as PayPal says it, in the smallest unit of its currency. One without a currency is in ours. */
export function readAmount(
  amount: Money | undefined,
  ours: string | undefined,
): { amountCents?: number; currency?: string } {
  const currency = currencyOf(amount?.currencyCode) ?? (amount ? ours : undefined)
  const cents = currency === undefined ? null : parseAmount(textOf(amount?.value), currency)
  return {
    ...(cents === null ? {} : { amountCents: cents }),
    ...(currency === undefined ? {} : { currency }),
  }
}

/** A currency nobody knows has no smallest unit. */
export function parseAmount(value: string, currency: string): number | null {
  return /^[A-Z]{3}$/.test(currency) ? parseDollars(value, currency) : null
}
