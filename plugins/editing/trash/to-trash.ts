import type { Access, CollectionBeforeChangeHook } from 'payload'
import { hasRole } from '@/src/server/access'
import { type Kept, refuseWhileUsed } from '../usage/refuse-loss-of-used'

const isMoved = (data: { deletedAt?: unknown }, originalDoc: { deletedAt?: unknown } | undefined) =>
  Boolean(data.deletedAt) && !originalDoc?.deletedAt

/**
 * What goes into the trash is a draft from then on: whatever asks for what is published, pages, the API, the shop, finds it no
 * more. It comes back as a draft, too, and is on the website once somebody publishes it.
 */
export const unpublishInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  isMoved(data, originalDoc) ? { ...data, _status: 'draft' } : data

/** A picture, film or form that visitors see stays until it is taken out there. */
export const keepWhileUsed =
  (collection: Kept): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (isMoved(data, originalDoc)) await refuseWhileUsed(req, collection, originalDoc.id)
    return data
  }

/** What has no drafts is hidden by the trash itself: it is there for staff alone. */
export const exceptTrash =
  (read: Access): Access =>
  async (args) => {
    const verdict = await read(args)
    if (verdict === false || hasRole(args.req, 'admin')) return verdict
    const kept = { deletedAt: { exists: false } }
    return verdict === true ? kept : { and: [verdict, kept] }
  }
