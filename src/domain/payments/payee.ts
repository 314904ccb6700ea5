/** Who gets the money of a payment: the provider's number for the account, or its address. */
export interface Payee {
  readonly merchantId?: string | undefined
  readonly email?: string | undefined
}

/** Whether two payees are surely not the same. What only one side says tells nothing. */
export function isSomebodyElse(one: Payee | null | undefined, other: Payee | null | undefined): boolean {
  if (!one || !other) return false
  if (one.merchantId && other.merchantId) return one.merchantId !== other.merchantId
  if (one.email && other.email) return one.email.toLowerCase() !== other.email.toLowerCase()
  return false
}
