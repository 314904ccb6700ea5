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

export function isAddressed(collection: string): collection is Addressed {
  return ADDRESSED.some((each) => each === collection)
}
