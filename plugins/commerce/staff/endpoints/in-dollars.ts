import { toDollars } from '@/src/domain/money/money'

/** A value with decimal dollars: every `…Cents` is called `…`. */
export type InDollars<Value> = Value extends readonly (infer Item)[]
  ? InDollars<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends `${infer Name}Cents` ? Name : Key]: InDollars<Value[Key]> }
    : Value

/** An answer for the HTTP boundary: every `…Cents` becomes `…` in decimal dollars, however deep. */
export function inDollars<Value>(value: Value, currency: string): InDollars<Value> {
  return convert(value, currency) as InDollars<Value>
}

function convert(value: unknown, currency: string): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, currency))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('Cents') && typeof inner === 'number'
        ? [key.slice(0, -'Cents'.length), toDollars(inner, currency)]
        : [key, convert(inner, currency)],
    ),
  )
}
