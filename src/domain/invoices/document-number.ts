/** Documents that are numbered without gaps, each kind in a series of its own. A receipt carries its order's number. */
export type NumberedKind = 'invoice' | 'credit-note'

/** The number as it is printed: the seventh of the prefix 'INV' is 'INV-000007'. More than six digits are printed whole. */
export function documentNumber(prefix: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not a place in a series: ${sequence}`)
  return `${prefix}-${String(sequence).padStart(6, '0')}`
}
