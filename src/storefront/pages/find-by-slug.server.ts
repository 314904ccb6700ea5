import 'server-only'
import type { DataFromCollectionSlug } from 'payload'
import { isSlug } from '@/src/domain/pages/slug'
import { requestLocale } from '../languages/request-locale.server'
import { readAs, storefrontPayload } from './payload.server'

type Public = 'pages' | 'products' | 'resources'

/** What the reader may see at a slug in the language of the page, with what it shows; null when there is nothing. */
export async function findBySlug<Slug extends Public>(
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (!isSlug(slug)) return null
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection,
    ...(await readAs()),
    locale: requestLocale(),
    where: { slug: { equals: slug } },
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return (docs[0] as DataFromCollectionSlug<Slug> | undefined) ?? null
}
