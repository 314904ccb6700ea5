import 'server-only'
import { cache } from 'react'
import { readAs, storefrontPayload } from './payload.server'

/** The page at a slug with all its blocks, or null. */
export const findPage = cache(async (slug: string) => {
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection: 'pages',
    ...(await readAs()),
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
})

/** Slug and date of change of everything published: what is rendered ahead of time and what the sitemap lists. */
export const listAddresses = cache(async () => {
  const payload = await storefrontPayload()
  const published = {
    overrideAccess: false,
    select: { slug: true, updatedAt: true },
    depth: 0,
    limit: 5000,
    pagination: false,
  } as const
  const [pages, products, resources] = await Promise.all([
    payload.find({ collection: 'pages', ...published }),
    payload.find({ collection: 'products', ...published }),
    payload.find({ collection: 'resources', ...published }),
  ])
  return { pages: pages.docs, products: products.docs, resources: resources.docs }
})
