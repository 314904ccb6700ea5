/** Documents that are numbered without gaps, each kind in a series of its own. A receipt carries its order's number. */
export type NumberedKind = 'invoice' | 'credit-note'

const PREFIXES = { invoice: 'INV', 'credit-note': 'CN' } as const satisfies Record<NumberedKind, string>

/** The number as it is printed: the seventh invoice is 'INV-000007'. More than six digits are printed whole. */
export function documentNumber(kind: NumberedKind, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not a place in a series: ${sequence}`)
  return `${PREFIXES[kind]}-${String(sequence).padStart(6, '0')}`
}
