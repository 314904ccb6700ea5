import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { requireDocument } from '../find-document'
import { findUsage, type Use, type Used } from './find-usage'

/**
 * Refuses to delete a picture, a film or a form that visitors see somewhere, whoever asks: it would leave a hole there. Says where,
 * so that it can be taken out first.
 */
export const refuseLossOfUsed =
  (collection: Used): CollectionBeforeDeleteHook =>
  ({ req, id }) =>
    refuseWhileUsed(req, collection, String(id))

export async function refuseWhileUsed(req: PayloadRequest, collection: Used, id: string): Promise<void> {
  refuse(await findUsage(req, collection, await requireDocument(req, collection, id)))
}

/** Says where visitors see it, at most five places; `GET …/usage` lists all of them. */
export function refuse(found: Use[]): void {
  const uses = found.filter(({ isPublic }) => isPublic)
  const places = uses.map(({ title }) => `“${title}”`)
  if (places.length === 0) return
  const more = places.length > 5 ? ` and ${places.length - 5} more` : ''
  const message = `This is used on ${places.slice(0, 5).join(', ')}${more}. Take it out there first.`
  throw new APIError(message, 409, null, true)
}
