import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { isInsideNext } from '@/src/server/env'

/**
 * Tells Next that public pages changed, so that the next visit renders them anew and keeps the result.
 * The whole public tree is marked at once: lists, menus and detail pages quote each other, a page is cheap to
 * render, and a rule that cannot forget one is worth more than a few saved renders.
 *
 * Outside Next (seeds, imports, tests) there is no page cache and nothing to do.
 */
async function revalidatePublicPages(req: PayloadRequest): Promise<void> {
  if (req.context.disableRevalidate === true || !isInsideNext()) return
  const { revalidatePath } = await import('next/cache')
  revalidatePath('/', 'layout')
}

/** For collections with drafts: saving a draft changes nothing visitors see. */
export const revalidateAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isVisible = doc._status !== 'draft' || previousDoc?._status === 'published'
  if (isVisible) await revalidatePublicPages(req)
  return doc
}

export const revalidateAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await revalidatePublicPages(req)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  await revalidatePublicPages(req)
  return doc
}
