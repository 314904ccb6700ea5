/** What the provider wrote into the address it led the buyer back to. */
export function readReturnQuery(): { token: string | null; payerId: string | null } {
  const query = new URLSearchParams(location.search)
  return { token: query.get('token'), payerId: query.get('PayerID') }
}

/** Names a payment in an address. */
export function tokenQuery(token: string): string {
  return `?token=${encodeURIComponent(token)}`
}
