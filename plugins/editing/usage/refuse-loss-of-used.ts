import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'
import { requireDocument } from '../find-document'
import { refuseInLanguage } from '../refuse-in-language'
import { findUsage, type Use } from './find-usage'

/** What leaves a hole where it is shown. */
export const KEPT_WHILE_USED = ['films', 'forms', 'media'] as const
export type Kept = (typeof KEPT_WHILE_USED)[number]

/**
 * Refuses to delete a picture, a film or a form that visitors see somewhere, whoever asks: it would leave a hole there. Says where,
 * so that it can be taken out first.
 */
export const refuseLossOfUsed =
  (collection: Kept): CollectionBeforeDeleteHook =>
  ({ req, id }) =>
    refuseWhileUsed(req, collection, String(id))

/** Whoever begins to show it at this moment waits, and hears that it is gone, or was first, and is found. */
export async function refuseWhileUsed(req: PayloadRequest, collection: Kept, id: string): Promise<void> {
  const sql = await requestSql(req)
  for (const table of KEPT_WHILE_USED)
    if (table === collection) await sql.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
  refuse(req, await findUsage(req, collection, await requireDocument(req, collection, id)))
}

/** Says where visitors see it, at most five places; `GET …/usage` lists all of them. */
export function refuse(req: PayloadRequest, found: Use[]): void {
  const uses = found.filter(({ isPublic }) => isPublic)
  const places = uses.map(({ title }) => `“${title}”`)
  if (places.length === 0) return
  const more = places.length > 5 ? ` and ${places.length - 5} more` : ''
  refuseInLanguage(req, `This is used on ${places.slice(0, 5).join(', ')}${more}. Take it out there first.`)
}
