/** What stands at an address that editors choose. */
export const ADDRESSED = ['pages', 'products', 'resources'] as const
export type Addressed = (typeof ADDRESSED)[number]

export const PRODUCT_PREFIX = 'learn-more-about-'

/** Where a document is, as the route table writes it: in English, and below `/fr` in French. Specification 2, route table. */
export function documentPath(collection: Addressed, slug: string): string {
  if (collection === 'products') return `/${PRODUCT_PREFIX}${slug}`
  if (collection === 'resources') return `/newsletter/${slug}`
  return slug === 'home' ? '/' : `/${slug}`
}

/** What such a path names: the collection, and the last part of the address. Null for what is no document's. */
export function documentAt(segments: readonly string[]): { collection: Addressed; slug: string } | null {
  const [first = '', second, ...deeper] = segments
  if (deeper.length > 0) return null
  if (second !== undefined) return first === 'newsletter' ? { collection: 'resources', slug: second } : null
  if (!first.startsWith(PRODUCT_PREFIX)) return { collection: 'pages', slug: first }
  return { collection: 'products', slug: first.slice(PRODUCT_PREFIX.length) }
}

export function isAddressed(collection: string): collection is Addressed {
  return ADDRESSED.some((each) => each === collection)
}
