import type { Locale } from '../languages/locales'
import { CURRENCY } from './currency'
import { parseDollars, toDecimalString } from './money'

/** A price as people type or paste it: `49`, `$1,249.00`, `1 249,00 $`. Whole cents, never below nothing; null for anything else. */
export function typedPrice(typed: string | number, currency: string = CURRENCY): number | null {
  const plain = String(typed)
    .toUpperCase()
    .replace(currency, '')
    .replace(/[\s$]/g, '')
    .replace(/,(?=\d{3}(?:,\d{3})*\.\d{2}$)/g, '')
    .replace(',', '.')
  return plain === '' ? null : parseDollars(plain, currency)
}

/** The same amount as it stands in a field to type in: `1249.00`, `1249,00` in French. */
export function priceToType(cents: number, currency: string, locale: Locale): string {
  const decimal = toDecimalString(cents, currency)
  return locale === 'fr' ? decimal.replace('.', ',') : decimal
}

/** Why a form cannot keep such an amount, in words; null when it can. Nothing at all is an amount where none is asked for. */
export function amountProblem(cents: unknown, isRequired: boolean, locale: Locale): string | null {
  if (cents === null || cents === undefined) return isRequired ? PROBLEMS[locale].missing : null
  return Number.isSafeInteger(cents) && Number(cents) >= 0 ? null : PROBLEMS[locale].wrong
}

const PROBLEMS = {
  en: { missing: 'Please enter an amount.', wrong: 'Please enter an amount, such as 49.00.' },
  fr: { missing: 'Entrez un montant.', wrong: 'Entrez un montant, par exemple 49,00.' },
} as const satisfies Record<Locale, Record<'missing' | 'wrong', string>>
