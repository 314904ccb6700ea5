import 'server-only'
import { productAddress } from '../catalog/product-address'
import { resourceAddress } from '../catalog/resource-labels'
import { listAddresses } from './queries.server'

/** Every public page and when it last changed, for the sitemap. */
export async function listSitePaths(): Promise<{ path: string; lastModified: string }[]> {
  const { pages, products, resources } = await listAddresses()
  return [
    ...pages.map(({ slug, updatedAt }) => ({
      path: slug === 'home' ? '/' : `/${slug}`,
      lastModified: updatedAt,
    })),
    ...products.map(({ slug, updatedAt }) => ({ path: productAddress(slug), lastModified: updatedAt })),
    ...resources.map(({ slug, updatedAt }) => ({ path: resourceAddress(slug), lastModified: updatedAt })),
  ]
}
