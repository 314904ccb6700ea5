import 'server-only'
import { notFound } from 'next/navigation'
import type { Locale } from '@/src/domain/languages/locales'
import { productAddress, productSlugIn } from '../catalog/product-address'
import { findProduct } from '../catalog/queries.server'
import { findFreeLesson } from '../courses/queries.server'
import { leadOnFrom } from './find-redirect.server'
import { findPage, listAddresses } from './queries.server'

/**
 * What stands at an address that no route of its own claims: an editors' page or a product.
 * At any other address: where a redirect leads, else the page "Page not found", with its status.
 */
export async function findAddressed(segments: string[]) {
  const [segment, ...deeper] = segments
  if (segment !== undefined && deeper.length === 1) return findBelowProduct(segments)
  if (segment === undefined || deeper.length > 0 || HAVE_THEIR_OWN_ROUTE.has(segment)) {
    return leadOnOrMiss(segments)
  }
  const productSlug = productSlugIn(segment)
  const product = productSlug === null ? null : await findProduct(productSlug)
  const page = product === null ? await findPage(segment) : null
  if (product === null && page === null) return leadOnOrMiss(segments)
  return { page, product, lesson: null }
}

/** Below a program's page are the lessons of it that everybody may read. */
async function findBelowProduct(segments: string[]) {
  const [segment = '', lessonSlug = ''] = segments
  const productSlug = productSlugIn(segment)
  const product = productSlug === null ? null : await findProduct(productSlug)
  const lesson = product && (await findFreeLesson(product.id, lessonSlug))
  if (!product || !lesson) return leadOnOrMiss(segments)
  return { page: null, product, lesson }
}

async function leadOnOrMiss(segments: string[]): Promise<never> {
  await leadOnFrom(segments)
  notFound()
}

/** All such addresses in a language, to render them ahead of time. Next asks before any page is drawn, in no language yet. */
export async function addressedParams(locale: Locale): Promise<{ slug: string[] }[]> {
  const { pages, products } = await listAddresses(locale)
  const segments = [
    ...pages.map(({ slug }) => slug).filter((slug) => !HAVE_THEIR_OWN_ROUTE.has(slug)),
    ...products.map(({ slug }) => productAddress(slug).slice(1)),
  ]
  return segments.map((segment) => ({ slug: [segment] }))
}

/** The same of articles. */
export async function resourceParams(locale: Locale): Promise<{ slug: string }[]> {
  const { resources } = await listAddresses(locale)
  return resources.map(({ slug }) => ({ slug }))
}

/** Pages shown by a route of their own: under their slug they would be there twice. */
const HAVE_THEIR_OWN_ROUTE: ReadonlySet<string> = new Set(['home', 'programs', 'services', 'newsletter'])
