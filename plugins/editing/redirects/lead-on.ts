import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { LOCALES, readLocale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import type { Addressed } from '@/src/domain/pages/document-path'
import { redirectProblem } from '@/src/domain/pages/redirect-path'
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
 * stays where it is, and so does what the site itself leads to.
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
    refuseFixed(req, collection, left)
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

/** What has a place of its own in the site: its screens, mails and search engines lead there, and nothing could lead on from it. */
function refuseFixed(req: PayloadRequest, collection: Addressed, left: string[]): void {
  const fixed = left.find((path) => redirectProblem(path) !== null)
  if (fixed === undefined) return
  const sentence = `The site itself leads visitors to ${fixed}, so this page keeps that address. Its title and words can be changed; for another address, make a new page and lead the menus to it.`
  const isFrench = readLocale(req.i18n?.language) === 'fr'
  const message = isFrench ? translateSentence(sentence, FRENCH_SENTENCES) : sentence
  throw new ValidationError({ collection, errors: [{ path: 'slug', message }], req }, req.t)
}

async function forget(req: PayloadRequest, paths: string[]): Promise<void> {
  const where = { from: { in: paths } }
  const { totalDocs } = await req.payload.count({ collection: 'redirects', where, req })
  if (totalDocs > 0) await req.payload.delete({ collection: 'redirects', where, depth: 0, req })
}
