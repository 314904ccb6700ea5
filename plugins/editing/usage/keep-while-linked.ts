import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { leadsVisitors } from '@/src/domain/editing/leads-visitors'
import { LOCALES } from '@/src/domain/languages/locales'
import type { Addressed } from '@/src/domain/pages/document-path'
import { env } from '@/src/server/env'
import { type Paths, publicPaths } from '../redirects/public-paths'
import { findUses } from './find-usage'
import { refuse } from './refuse-loss-of-used'

/**
 * Refuses to take a page, article or product off the website, in a language or in all, while menus, pages or others lead visitors
 * there: into the trash, back to a draft, hidden in one language, at once or at a planned time. Says where, as of a picture in use.
 * `before` and `after` are where visitors found it and would find it now.
 */
export async function keepWhileLinked(
  req: PayloadRequest,
  id: string,
  before: Paths,
  after: Paths,
): Promise<void> {
  const lost = LOCALES.flatMap((locale) => (before[locale] && !after[locale] ? [before[locale]] : []))
  if (lost.length === 0) return
  // What names it by its id still leads to the languages it stays in.
  const isGone = Object.keys(after).length === 0
  const found = await findUses(req, { id: isGone ? id : null, paths: lost, origin: env().SITE_URL })
  refuse(
    req,
    found.filter((use) => use.id !== id && leadsVisitors(use.collection)),
  )
}

/** The same before it is deleted for good. */
export const refuseLossOfLinked =
  (collection: Addressed): CollectionBeforeDeleteHook =>
  async ({ req, id }) =>
    keepWhileLinked(req, String(id), await publicPaths(req, collection, String(id)), {})
