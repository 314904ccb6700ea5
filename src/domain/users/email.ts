/** RFC 5321 allows no longer path than this. */
const EMAIL_LIMIT = 254

/**
 * The one spelling under which an address is stored and looked up: no outer blanks, lower case. Null when it
 * cannot be an address. Dots and tags stay: whether they matter is the mailbox owner's business.
 */
export function canonicalEmail(value: string): string | null {
  const email = value.normalize('NFKC').trim().toLowerCase()
  if (email.length > EMAIL_LIMIT) return null
  return /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@.<>(),;:"\\[\]]+(\.[^\s@.<>(),;:"\\[\]]+)+$/.test(email)
    ? email
    : null
}
