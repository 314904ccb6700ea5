import { documentPath, PRODUCT_PREFIX } from '@/src/domain/pages/document-path'

/** Where visitors read about a product: `/learn-more-about-<slug>`. Specification 2, route table. */
export function productAddress(slug: string): string {
  return documentPath('products', slug)
}

/** The product's slug in the first segment of such an address, or null when it is the address of something else. */
export function productSlugIn(segment: string): string | null {
  const isProduct = segment.startsWith(PRODUCT_PREFIX) && segment.length > PRODUCT_PREFIX.length
  return isProduct ? segment.slice(PRODUCT_PREFIX.length) : null
}
