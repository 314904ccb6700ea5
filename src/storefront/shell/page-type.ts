import { productSlugIn } from '../catalog/product-address'

export type PageType = 'page' | 'list' | 'article' | 'detail'

const LISTS: ReadonlySet<string> = new Set(['/programs', '/services', '/newsletter'])
const ELSEWHERE = /^\/(api|manage-website|preview)(\/|$)/

/** What kind of page stands at a path, as far as its outline goes; null for what is no page of the storefront. */
export function pageTypeAt(pathname: string): PageType | null {
  if (ELSEWHERE.test(pathname)) return null
  if (LISTS.has(pathname)) return 'list'
  if (pathname.startsWith('/newsletter/')) return 'article'
  return productSlugIn(pathname.slice(1)) === null ? 'page' : 'detail'
}
