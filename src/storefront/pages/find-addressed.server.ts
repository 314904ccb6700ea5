import 'server-only'
import { notFound } from 'next/navigation'
import { productSlugIn } from '../catalog/product-address'
import { findProduct } from '../catalog/queries.server'
import { findPage } from './queries.server'

/** Pages that live at an address of their own; under their slug they would be there twice. */
const AT_HOME: ReadonlySet<string> = new Set(['home', 'programs', 'services', 'newsletter'])

/**
 * What stands at an address that no route of its own claims: an editors' page or a product.
 * At any other address: the page "Page not found", with its status.
 */
export async function findAddressed(segments: string[]) {
  const [segment, ...deeper] = segments
  if (segment === undefined || deeper.length > 0 || AT_HOME.has(segment)) notFound()
  const productSlug = productSlugIn(segment)
  const product = productSlug === null ? null : await findProduct(productSlug)
  const page = product === null ? await findPage(segment) : null
  if (product === null && page === null) notFound()
  return { page, product }
}
