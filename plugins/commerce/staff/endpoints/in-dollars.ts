import { toDollars } from '@/src/domain/money/money'

/** An answer for the HTTP boundary: every `…Cents` becomes `…` in decimal dollars, however deep. */
export function inDollars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDollars)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('Cents') && typeof inner === 'number'
        ? [key.slice(0, -'Cents'.length), toDollars(inner)]
        : [key, inDollars(inner)],
    ),
  )
}
