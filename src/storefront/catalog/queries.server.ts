import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/src/domain/languages/locales'
import type { Product } from '@/src/generated/payload-types'
import { inEachLanguage } from '@/src/storefront/languages/in-each-language.server'
import { findBySlug } from '@/src/storefront/pages/find-by-slug.server'
import { readAs, storefrontPayload } from '@/src/storefront/pages/payload.server'
import { loadOffers } from '@/src/storefront/shell/queries.server'

const EVERY = 200

/** The products of a kind that the reader may see, in staff's order, flagship first. Only what a card shows. */
export const listProducts = cache(async (kind: Product['kind'], limit = EVERY) =>
  (await inEachLanguage((locale) => findProducts(kind, locale))).filter(await isOffered()).slice(0, limit),
)

async function findProducts(kind: Product['kind'], locale: Locale) {
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection: 'products',
    ...(await readAs()),
    locale,
    where: { kind: { equals: kind } },
    sort: ['-flagship', 'position', 'title'],
    select: {
      title: true,
      slug: true,
      kind: true,
      summary: true,
      priceCents: true,
      images: true,
      facts: true,
      flagship: true,
      seats: true,
    },
    depth: 1,
    limit: EVERY,
    pagination: false,
  })
  return docs
}

export type ListedProduct = Awaited<ReturnType<typeof listProducts>>[number]

/** The product at a slug with its whole public page, or null. */
export const findProduct = cache(async (slug: string) => {
  const [product, isShown] = await Promise.all([findBySlug('products', slug), isOffered()])
  return product && isShown(product) ? product : null
})

/** Places of groups are on no page while the shop offers none; a preview shows what is being written. */
async function isOffered() {
  const [{ groups }, { draft }] = await Promise.all([loadOffers(), readAs()])
  return ({ seats }: Pick<Product, 'seats'>) => groups || draft || !seats
}

/** The newest resources the reader may see. Only what a list shows. */
export const listResources = cache(async (limit = EVERY) =>
  (await inEachLanguage(findResources)).slice(0, limit),
)

async function findResources(locale: Locale) {
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection: 'resources',
    ...(await readAs()),
    locale,
    sort: ['-publishedAt', 'title'],
    select: { title: true, slug: true, kind: true, summary: true, image: true, publishedAt: true },
    depth: 1,
    limit: EVERY,
    pagination: false,
  })
  return docs
}

export type ListedResource = Awaited<ReturnType<typeof listResources>>[number]

/** The resource at a slug, or null. */
export const findResource = cache((slug: string) => findBySlug('resources', slug))
