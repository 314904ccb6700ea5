/**
 * Whether an entry of the access ledger (`user_products`, by its alias) opens its program, as SQL: the one rule every
 * reader asks. `mayOpen` in the domain says the same; a property test holds the two together.
 */
export function openAccess(entry: string, at = 'now()'): string {
  return `(${entry}.state = 'active' AND (${entry}.access_ends_at IS NULL OR ${entry}.access_ends_at > ${at}))`
}

/** The same, and for ever: nothing that is bought could add to it. */
export function openForever(entry: string): string {
  return `(${entry}.state = 'active' AND ${entry}.access_ends_at IS NULL AND ${entry}.days_from_opening IS NULL)`
}
