import 'server-only'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { documentPath } from '@/src/domain/pages/document-path'
import { productAddress } from '../catalog/product-address'
import { resourceAddress } from '../catalog/resource-labels'
import { listAddresses } from './queries.server'

export type SitePath = { path: string; lastModified: string; languages: Record<string, string> }

/** Every public page in each language it has, when it last changed, and where it is in the other one: for the sitemap. */
export async function listSitePaths(): Promise<SitePath[]> {
  const found = await Promise.all(LOCALES.map(pathsIn))
  const byDocument = new Map<string, Record<string, string>>()
  for (const { id, tag, path } of found.flat()) byDocument.set(id, { ...byDocument.get(id), [tag]: path })
  return found
    .flat()
    .map(({ id, path, lastModified }) => ({ path, lastModified, languages: byDocument.get(id) ?? {} }))
}

async function pathsIn(locale: Locale) {
  const { pages, products, resources } = await listAddresses(locale)
  const addressed = [
    ...pages.map((page) => ({ ...page, path: pageAddress(page.slug) })),
    ...products.map((product) => ({ ...product, path: productAddress(product.slug) })),
    ...resources.map((resource) => ({ ...resource, path: resourceAddress(resource.slug) })),
  ]
  return addressed.map(({ id, path, updatedAt }) => ({
    id,
    tag: LANGUAGE_TAGS[locale],
    path: localPath(path, locale),
    lastModified: updatedAt,
  }))
}

/** Where a page of the editors is, as the route table writes it. */
export function pageAddress(slug: string): string {
  return documentPath('pages', slug)
}
