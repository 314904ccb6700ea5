import { productSlugIn } from '../catalog/product-address'

/**
 * Whether a menu item stands for the page at `pathname`: itself, a page below it, or a product's public page, which
 * belongs to Programs or, for the addresses in `servicePages`, to Services. Specification 2, route table.
 */
export function isActiveItem(href: string, pathname: string, servicePages: readonly string[]): boolean {
  if (href === '/') return pathname === '/'
  if (pathname === href || pathname.startsWith(`${href}/`)) return true
  if (productSlugIn(pathname.slice(1)) === null) return false
  return href === (servicePages.includes(pathname) ? '/services' : '/programs')
}
