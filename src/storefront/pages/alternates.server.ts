import 'server-only'
import { cache } from 'react'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'
import { productAddress } from '../catalog/product-address'
import { resourceAddress } from '../catalog/resource-labels'
import { storefrontPayload } from './payload.server'
import { pageAddress } from './site-paths.server'

const ADDRESSES = { pages: pageAddress, products: productAddress, resources: resourceAddress }

/** Where a published document is in each language it is shown in, as the route table writes it. */
export type Alternates = Partial<Record<Locale, string>>

export function alternatesOf(
  collection: keyof typeof ADDRESSES,
  { id }: { id: string },
): Promise<Alternates> {
  return findAlternates(collection, id)
}

const findAlternates = cache(async (collection: keyof typeof ADDRESSES, id: string): Promise<Alternates> => {
  const payload = await storefrontPayload()
  const found = await Promise.all(
    LOCALES.map(async (locale) => {
      const { docs } = await payload.find({
        collection,
        locale,
        overrideAccess: false,
        where: { id: { equals: id } },
        select: { slug: true },
        depth: 0,
        limit: 1,
        pagination: false,
      })
      const slug = docs[0]?.slug
      return slug ? [[locale, ADDRESSES[collection](slug)] as const] : []
    }),
  )
  return Object.fromEntries(found.flat())
})
