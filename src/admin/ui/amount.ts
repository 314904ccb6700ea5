import { LANGUAGE_TAGS, readLocale } from '@/src/domain/languages/locales'
import { formatDollars, formatMoney } from '@/src/domain/money/money'

/** Cents as staff read them in their language: $189.00, 189,00 $. */
export function amount(cents: number, currency: string, language: string): string {
  return formatMoney(cents, currency, LANGUAGE_TAGS[readLocale(language)])
}

/** The same for decimal dollars of an answer. */
export function dollarAmount(dollars: number, currency: string, language: string): string {
  return formatDollars(dollars, currency, LANGUAGE_TAGS[readLocale(language)])
}
