import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/src/domain/languages/locales'
import { loadOffers } from '../shell/queries.server'
import { findBySlug } from './find-by-slug.server'
import { storefrontPayload } from './payload.server'

/** The page at a slug with all its blocks, or null. */
export const findPage = cache((slug: string) => findBySlug('pages', slug))

/** Slug and date of change of everything published in a language: what is rendered ahead of time and what the sitemap lists. */
export const listAddresses = cache(async (locale: Locale) => {
  const [payload, { groups }] = await Promise.all([storefrontPayload(), loadOffers()])
  const published = {
    overrideAccess: false,
    locale,
    select: { slug: true, updatedAt: true },
    depth: 0,
    limit: 5000,
    pagination: false,
  } as const
  const [pages, products, resources] = await Promise.all([
    payload.find({ collection: 'pages', ...published }),
    payload.find({
      collection: 'products',
      ...published,
      ...(groups ? {} : { where: { seats: { exists: false } } }),
    }),
    payload.find({ collection: 'resources', ...published }),
  ])
  return { pages: pages.docs, products: products.docs, resources: resources.docs }
})
