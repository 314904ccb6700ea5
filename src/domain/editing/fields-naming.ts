/** A document that may be named elsewhere: by its id unless that is null, and where it has some by its addresses (paths of this site). */
export type Named = { id: string | null; paths: readonly string[]; origin: string }

/**
 * The fields of a stored document in which another one is named: in a relationship, a picture, a link, rich text, at any depth
 * and in any language. An address counts with or without the site's own origin, a query or a place on the page.
 */
export function fieldsNaming(document: Record<string, unknown>, named: Named): string[] {
  return Object.entries(document)
    .filter(([field]) => field !== 'id')
    .filter(([, value]) => names(value, named))
    .map(([field]) => field)
}

function names(value: unknown, named: Named): boolean {
  if (typeof value === 'string')
    return value === named.id || named.paths.includes(pathOf(value, named.origin))
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => names(inner, named))
}

function pathOf(address: string, origin: string): string {
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const path = local.split(/[?#]/)[0] ?? ''
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
