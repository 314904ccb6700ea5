import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { type Content, type ContentField, isSame } from '@/src/domain/editing/merge-scheduled'
import type { Edited } from '@/src/domain/editing/scheduling-collections'
import { publishRows } from '@/src/domain/editing/shared-rows'
import { isLocale, type Locale } from '@/src/domain/languages/locales'
import type { StoredDocument } from '../find-document'
import { contentFields } from '../schedule/content-fields'

const BEFORE = 'rowsPublishedBefore'

/** What is public before a language alone is published. */
export const noteRows =
  (collection: Edited): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (publishedAlone(req) && originalDoc) {
      const where = { id: { equals: originalDoc.id } }
      const stored = await req.payload.db.findOne<StoredDocument>({ collection, where, locale: 'all', req })
      req.context[BEFORE] = stored?._status === 'published' ? stored : null
    }
    return data
  }

/**
 * Payload 3.90 joins shared rows with those that were public by their places, not by their ids: once a row was put before others,
 * each got its neighbour's words in the language that was not published. Puts every word back into its row, in the
 * transaction of the change, before anybody reads it.
 */
export const keepRowsApart =
  (collection: Edited): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const locale = publishedAlone(req)
    if (!locale || doc._status === 'draft' || !(BEFORE in req.context)) return doc
    const before = publicBefore(req)
    const id = String(doc.id)
    const now = await req.payload.db.findOne<StoredDocument>({
      collection,
      where: { id: { equals: id } },
      locale: 'all',
      req,
    })
    if (!now) return doc
    const mended = withOwnRows(contentFields(req.payload, collection), locale, before, now)
    if (!isSame(mended, now)) await store(req, { collection, id, mended })
    return doc
  }

/** What was public before a language alone is published; null where nothing was, or nothing is published alone. */
export function publicBefore({ context }: PayloadRequest): Content | null {
  return (context[BEFORE] ?? null) as Content | null
}

/** The language of a call that publishes no other. */
export function publishedAlone({ query }: PayloadRequest): Locale | null {
  return isLocale(query?.publishSpecificLocale) ? query.publishSpecificLocale : null
}

function withOwnRows(fields: ContentField[], locale: Locale, before: Content | null, now: Content): Content {
  const mended = { ...now }
  for (const { name, rows, fields: inner } of fields) {
    const [was, is] = [before?.[name], now[name]]
    if (rows)
      mended[name] = publishRows(rows, { locales: [locale], published: before && (was ?? []), next: is })
    else if (inner && is)
      mended[name] = withOwnRows(inner, locale, before && ((was ?? {}) as Content), is as Content)
  }
  return mended
}

async function store(
  req: PayloadRequest,
  { collection, id, mended }: { collection: Edited; id: string; mended: Content },
): Promise<void> {
  const { db } = req.payload
  // Copies: the adapter renames ids within what it is given.
  await db.updateOne({ collection, id, data: structuredClone(mended), req })
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
  const newest = { sort: '-updatedAt', limit: 1, pagination: false, locale: 'all' } as const
  const { docs } = await db.findVersions<Content>({ collection, where, ...newest, req })
  const [version] = docs
  if (!version) return
  const { id: _, ...content } = mended
  const versionData = structuredClone({ ...version, version: { ...version.version, ...content } })
  await db.updateVersion({ collection, id: version.id, versionData, req } as never)
}
