/** RFC 5321 allows no longer path than this. */
const EMAIL_LIMIT = 254

/** Nothing that separates, quotes or cannot be seen: a zero-width space would make a second account look like the first. */
const ADDRESS = /^[^\s\p{C}@<>(),;:"\\[\]]{1,64}@[^\s\p{C}@.<>(),;:"\\[\]]+(\.[^\s\p{C}@.<>(),;:"\\[\]]+)+$/u

/**
 * The one spelling under which an address is stored and looked up: no outer blanks, lower case, full-width letters as
 * ordinary ones, an international domain as it travels ("xn--…"). Null when it cannot be an address. Dots and tags
 * stay: whether they matter is the mailbox owner's business.
 */
export function canonicalEmail(value: string): string | null {
  if (value.length > 4 * EMAIL_LIMIT) return null
  const typed = value.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  if (!ADDRESS.test(typed)) return null
  const at = typed.indexOf('@')
  const domain = asciiDomain(typed.slice(at + 1))
  const email = `${typed.slice(0, at)}@${domain}`
  return domain !== null && email.length <= EMAIL_LIMIT ? email : null
}

/** A domain has two spellings, "münchen.example" and "xn--mnchen-3ya.example"; the second is the one mail servers use. */
function asciiDomain(domain: string): string | null {
  if (/^[!-~]+$/.test(domain)) return domain
  const address = `https://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
