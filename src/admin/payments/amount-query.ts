import type { Locale } from '@/src/domain/languages/locales'
import { priceToType, typedPrice } from '@/src/domain/money/typed-price'

/** Between which amounts a list is asked for, both included, in whole cents. */
export type Amounts = { least?: number; most?: number }

const OPERATORS = { least: 'greater_than_equal', most: 'less_than_equal' } as const
export const BOUNDS = ['least', 'most'] as const

/** What was typed into the fields of a form, as people write money; null when one of the two is no amount. */
export function typedAmounts(form: { get(name: string): unknown }, currency: string): Amounts | null {
  const amounts: Amounts = {}
  for (const bound of BOUNDS) {
    const typed = String(form.get(bound) ?? '').trim()
    if (typed === '') continue
    const cents = typedPrice(typed, currency)
    if (cents === null) return null
    amounts[bound] = cents
  }
  return amounts
}

/** The same amount as it stands in its field. */
export function amountToType(
  cents: number | undefined,
  { currency, locale }: { currency: string; locale: Locale },
): string {
  return cents === undefined ? '' : priceToType(cents, currency, locale)
}

type Address = { entries(): Iterable<[string, string]> }

/** The address of a list that is asked for other amounts of a field; whatever else it is asked stays, its page does not. */
export function withAmounts(address: Address, field: string, amounts: Amounts): string {
  const kept = [...address.entries()].filter(([name]) => name !== 'page' && !boundOf(name, field))
  const groups = [...new Set(kept.flatMap(([name]) => /^where\[or\]\[(\d+)\]/.exec(name)?.[1] ?? []))]
  const asked = BOUNDS.filter((bound) => amounts[bound] !== undefined)
  for (const group of groups.length > 0 ? groups : ['0']) {
    const within = new RegExp(`^where\\[or\\]\\[${group}\\]\\[and\\]\\[(\\d+)\\]`)
    const taken = kept.map(([name]) => Number(within.exec(name)?.[1] ?? -1))
    asked.forEach((bound, index) => {
      const place = Math.max(-1, ...taken) + 1 + index
      kept.push([`where[or][${group}][and][${place}][${field}][${OPERATORS[bound]}]`, String(amounts[bound])])
    })
  }
  return new URLSearchParams(kept).toString()
}

/** The amounts an address asks for. */
export function readAmounts(address: Address, field: string): Amounts {
  const amounts: Amounts = {}
  for (const [name, value] of address.entries()) {
    const bound = boundOf(name, field)
    if (bound && Number.isSafeInteger(Number(value))) amounts[bound] = Number(value)
  }
  return amounts
}

function boundOf(name: string, field: string): keyof Amounts | undefined {
  if (!name.startsWith('where[')) return undefined
  return BOUNDS.find((bound) => name.endsWith(`[${field}][${OPERATORS[bound]}]`))
}
