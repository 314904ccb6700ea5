import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { type Addressed, documentPath } from '@/src/domain/pages/document-path'

type Stored = { id: string; slug?: unknown; shown?: unknown; title?: unknown; _status?: string }
/** Where visitors find a document, by language. */
type Paths = Record<string, string>

const NOTED = 'publicPaths'

/** Notes where visitors find a document before it changes. */
export const notePaths =
  (collection: Addressed): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && originalDoc?.id) {
      req.context[`${NOTED} ${originalDoc.id}`] = await publicPaths(req, collection, originalDoc.id)
    }
    return data
  }

/**
 * Where a public document moved to another address, the old one leads to it, in each language on its own; what led away from its
 * new address does so no more. A draft moves nothing: visitors find the page where it was.
 */
export const leadOn =
  (collection: Addressed): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const now = await publicPaths(req, collection, doc.id)
    const before = (req.context[`${NOTED} ${doc.id}`] ?? {}) as Paths
    const left = LOCALES.flatMap((locale) => {
      const [was, is] = [before[locale], now[locale]]
      return was && is && was !== is ? [was] : []
    })
    const stale = [...Object.values(now), ...left]
    if (stale.length > 0) await forget(req, stale)
    for (const from of left) {
      await req.payload.create({
        collection: 'redirects',
        data: {
          from,
          to: { type: 'reference', reference: { relationTo: collection, value: doc.id } },
          type: '308',
          madeByItself: true,
        },
        depth: 0,
        req,
      })
    }
    return doc
  }

async function forget(req: PayloadRequest, paths: string[]): Promise<void> {
  const where = { from: { in: paths } }
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req })
  if (totalDocs > 0) await req.payload.delete({ collection: 'redirects', where, depth: 0, req })
}

async function publicPaths(req: PayloadRequest, collection: Addressed, id: string): Promise<Paths> {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Stored>({ collection, where, locale: 'all', req })
  if (stored?._status !== 'published') return {}
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const slug = typeof stored.slug === 'string' ? stored.slug : valueIn(stored.slug, locale)
      const isThere = valueIn(stored.shown, locale) === true && Boolean(valueIn(stored.title, locale))
      return typeof slug === 'string' && isThere
        ? [[locale, localPath(documentPath(collection, slug), locale)]]
        : []
    }),
  )
}

function valueIn(field: unknown, locale: string): unknown {
  return typeof field === 'object' && field !== null ? (field as Record<string, unknown>)[locale] : undefined
}
