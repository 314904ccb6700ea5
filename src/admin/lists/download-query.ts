/** Of a list's address what its download needs: the filters and what is searched, not the page, the order or the columns. */
export function downloadQuery(address: { entries(): IterableIterator<[string, string]> }): string {
  const kept = [...address.entries()].filter(
    ([name, value]) => /^(where\[|search$)/.test(name) && value !== '',
  )
  return new URLSearchParams([['format', 'csv'], ...kept]).toString()
}
