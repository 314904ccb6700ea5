import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { LOCALES } from '@/src/domain/languages/locales'
import { isSlug } from '@/src/domain/pages/slug'

export type StoredDocument = Record<string, unknown> & { id: string }

/**
 * A document by its id, or by its address in any language: as it is stored, each localized field with a value for each
 * language. A program goes by its product's address. `NOT_FOUND` when there is none, or more than one.
 */
export async function findDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  idOrSlug: string,
): Promise<StoredDocument> {
  const { payload } = req
  if (isUuid(idOrSlug)) return requireDocument(req, collection, idOrSlug)
  const ids = new Set<string>()
  if (isSlug(idOrSlug)) {
    for (const locale of LOCALES) {
      const { docs } = await payload.db.find<StoredDocument>({
        collection,
        where: whereSlug(req, collection, idOrSlug),
        locale,
        limit: 2,
        pagination: false,
        req,
      })
      for (const { id } of docs) ids.add(id)
    }
  }
  const [id, ...others] = ids
  if (id === undefined || others.length > 0) throw new DomainError('NOT_FOUND')
  return requireDocument(req, collection, id)
}

/** By its id alone. */
export async function requireDocument(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<StoredDocument> {
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<StoredDocument>({ collection, where, locale: 'all', req })
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

function whereSlug({ payload }: PayloadRequest, collection: CollectionSlug, slug: string): Where {
  const { flattenedFields } = payload.collections[collection].config
  if (flattenedFields.some(({ name }) => name === 'slug')) return { slug: { equals: slug } }
  if (collection === 'programs') return { 'product.slug': { equals: slug } }
  throw new DomainError('NOT_FOUND')
}
