const PREFIX = 'learn-more-about-'

/** Where visitors read about a product: `/learn-more-about-<slug>`. Specification 2, route table. */
export function productAddress(slug: string): string {
  return `/${PREFIX}${slug}`
}

/** The product's slug in the first segment of such an address, or null when it is the address of something else. */
export function productSlugIn(segment: string): string | null {
  return segment.startsWith(PREFIX) && segment.length > PREFIX.length ? segment.slice(PREFIX.length) : null
}
