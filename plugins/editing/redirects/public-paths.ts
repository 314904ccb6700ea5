import type { PayloadRequest } from 'payload'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { type Addressed, documentPath } from '@/src/domain/pages/document-path'

type Stored = { id: string; slug?: unknown; shown?: unknown; title?: unknown; _status?: string }
/** Where visitors find a document, by language. */
export type Paths = Record<string, string>

const NOTED = 'publicPaths'

/** Where visitors find a document now; nowhere while it is a draft, in the trash or gone. */
export async function publicPaths(req: PayloadRequest, collection: Addressed, id: string): Promise<Paths> {
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

/** Keeps with the request where visitors found a document before it was changed. */
export async function notePublicPaths(req: PayloadRequest, collection: Addressed, id: string): Promise<void> {
  req.context[`${NOTED} ${id}`] = await publicPaths(req, collection, id)
}

export function notedPublicPaths(req: PayloadRequest, id: string): Paths {
  return (req.context[`${NOTED} ${id}`] ?? {}) as Paths
}

function valueIn(field: unknown, locale: string): unknown {
  return typeof field === 'object' && field !== null ? (field as Record<string, unknown>)[locale] : undefined
}
