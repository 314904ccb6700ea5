/** How many filters of a list somebody keeps for themselves; those others share do not count. */
export const MOST_FILTERS = 30

/** What of a list's address is a question: its filters, search and order; not the page. */
export function questionOf(address: { entries(): IterableIterator<[string, string]> }): string {
  const kept = [...address.entries()].filter(
    ([name, value]) => /^(where\[|(search|sort|columns)$)/.test(name) && value !== '',
  )
  return new URLSearchParams(kept).toString()
}
