import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import { type Change, changesBetween, type ReadField, valuesBefore } from '@/src/domain/activity/changes'
import { englishLabel } from '@/src/domain/languages/english-label'
import { hasRole } from '@/src/server/access'
import { requestSql } from '@/src/server/db/request-sql'
import { logActivity } from '@/src/server/log-activity'
import { readFields } from './read-fields'

type Document = Record<string, unknown> & { id?: unknown }

/** Tells of a document that staff made or changed. A save that changed nothing is not told. */
export const logDocument =
  (kind: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req, collection }) => {
    if (!isAct(req)) return doc
    const isAccount = collection.slug === 'users'
    const all = readFields(collection.flattenedFields)
    const fields = isAccount ? ofAccount(all) : all
    const changes = operation === 'update' ? changesBetween(fields, previousDoc, doc) : []
    const act = operation === 'create' ? 'content.created' : actionOf(previousDoc, doc, req)
    const action = isAccount ? 'account.changed' : act
    const isNothing = operation === 'update' && changes.length === 0 && !MOVES.has(action)
    // That an account was made, and its rank, state, address and password, are told by the operation beside it.
    const isTold = isAccount && operation === 'create'
    if (isNothing || isTold) return doc
    const user = isAccount ? String(doc.id) : null
    const what = user ? '' : titleOf(doc, collection.admin.useAsTitle)
    const was =
      collection.slug === 'discounts' && operation === 'update'
        ? { was: valuesBefore(all, previousDoc, doc) }
        : {}
    await log(req, action, { kind, what, id: doc.id, collection: collection.slug, changes, ...was }, user)
    return doc
  }

/** Tells of a document that staff deleted for good. */
export const logRemoval =
  (kind: string): CollectionAfterDeleteHook =>
  async ({ doc, req, collection }) => {
    if (!isAct(req)) return
    const what = titleOf(doc, collection.admin.useAsTitle)
    await log(req, 'content.deleted', { kind, what, id: doc.id, collection: collection.slug })
  }

/** Tells of menus and settings. */
export const logGlobal: GlobalAfterChangeHook = async ({ doc, previousDoc, req, global }) => {
  if (!isAct(req)) return doc
  const changes = changesBetween(readFields(global.flattenedFields), previousDoc, doc)
  if (changes.length === 0) return doc
  const action = global.slug === 'system-settings' ? 'settings.changed' : 'content.changed'
  await log(req, action, {
    kind: englishLabel(global.label) ?? global.slug,
    collection: global.slug,
    changes,
  })
  return doc
}

/** Seeds, operations and jobs tell of themselves. */
function isAct(req: PayloadRequest): boolean {
  return hasRole(req, 'admin')
}

const MOVES = new Set<ActivityAction>([
  'content.published',
  'content.unpublished',
  'content.trashed',
  'content.restored',
])

function actionOf(before: Document, after: Document, req: PayloadRequest): ActivityAction {
  if (Boolean(before.deletedAt) !== Boolean(after.deletedAt))
    return after.deletedAt ? 'content.trashed' : 'content.restored'
  if (after._status === undefined) return 'content.changed'
  if (after._status === 'published')
    return before._status === 'published' ? 'content.changed' : 'content.published'
  const isDraft = before._status !== 'published' || req.query?.draft === 'true' || req.query?.draft === true
  return isDraft ? 'content.draft-saved' : 'content.unpublished'
}

const TOLD_BY_OPERATIONS = ['role', 'state', 'email']

/** Of an account only its rights are told with what they were: the rest is personal. */
function ofAccount(fields: ReadField[]): ReadField[] {
  return fields
    .filter(({ path }) => !TOLD_BY_OPERATIONS.includes(path))
    .map((field) => (field.path === 'rights' ? field : { ...field, kind: 'opaque' }))
}

function titleOf(doc: Document, field: string | undefined): string {
  const title = doc[field ?? 'title'] ?? doc.title ?? doc.filename
  return typeof title === 'string' ? title.slice(0, 200) : ''
}

type Told = {
  kind: string
  what?: string
  id?: unknown
  collection: string
  changes?: Change[]
  /** What the changed fields said, to be put back. */
  was?: Record<string, unknown>
}

async function log(
  req: PayloadRequest,
  action: ActivityAction,
  told: Told,
  user: string | null = null,
): Promise<void> {
  await logActivity(await requestSql(req), {
    action,
    by: 'staff',
    actor: req.user ? String(req.user.id) : null,
    user,
    details: { ...told, locale: req.locale ?? null },
  })
}
