import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isInsideNext } from '@/src/server/env'
import { announceChange } from './content-changes/announce-change'

/**
 * Tells everybody that public content changed, so that the next visit renders its page anew and keeps the result: the
 * other processes through PostgreSQL, this one's Next at once. The whole public tree is old at once: lists, menus and
 * detail pages quote each other, a page is cheap to render, and a rule that cannot forget one is worth more than a few
 * saved renders.
 */
export async function revalidatePublicPages(req: PayloadRequest): Promise<void> {
  if (req.context.disableRevalidate === true) return
  await announceChange(req)
  // Outside of a visit Next cannot be asked; this process hears its own announcement, too.
  if (!isInsideNext() || req.context.isBackground === true) return
  const { revalidatePath } = await import('next/cache')
  revalidatePath('/', 'layout')
}

/**
 * For collections with drafts: saving a draft beside what is published changes nothing visitors see. Taking back what was
 * published does, also when a draft was saved before; that a page was a draft all along nobody can tell here, and it costs
 * little.
 */
export const revalidateAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  // Payload makes a draft while it draws the screen of a new document, where Next refuses to be told of changes.
  if (operation === 'create' && doc._status === 'draft') return doc
  // While somebody types their draft is saved every second or two; that never changes what is published.
  if (req.query?.autosave === 'true') return doc
  if (doc._status !== 'draft' || !(await isStillPublished(req, collection.slug, doc.id))) {
    await revalidatePublicPages(req)
  }
  return doc
}

/** A draft of what is published is kept beside it. */
async function isStillPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<boolean> {
  const published = { id: { equals: id }, _status: { equals: 'published' } }
  return (
    (await req.payload.db.findOne({ collection, where: published, select: { slug: true }, req })) !== null
  )
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await revalidatePublicPages(req)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  // A draft is kept beside what is published.
  if (doc._status === 'draft' && req.query?.draft === 'true') return doc
  await revalidatePublicPages(req)
  return doc
}
