import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { LOCALES } from '@/src/domain/languages/locales'
import type { Addressed } from '@/src/domain/pages/document-path'
import { keepWhileLinked } from '../usage/keep-while-linked'
import { notedPublicPaths, notePublicPaths, publicPaths } from './public-paths'

/** Notes where visitors find a document before it changes. */
export const notePaths =
  (collection: Addressed): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update' && originalDoc?.id) {
      await notePublicPaths(req, collection, originalDoc.id)
    }
    return data
  }

/**
 * Where a public document moved to another address, the old one leads to it, in each language on its own; what led away from its
 * new address does so no more. A draft moves nothing: visitors find the page where it was. What visitors would be led to in vain
 * stays where it is.
 */
export const leadOn =
  (collection: Addressed): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const now = await publicPaths(req, collection, doc.id)
    const before = notedPublicPaths(req, doc.id)
    await keepWhileLinked(req, doc.id, before, now)
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
