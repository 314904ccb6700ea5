import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload'
import { EDITED_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'
import { isUuid } from '@/src/domain/ids/uuid'
import { spreadsheetTime } from '@/src/domain/time/business-time'
import { requestSql } from '@/src/server/db/request-sql'
import type { Sql } from '@/src/server/db/transaction'
import { refuseInLanguage } from '../refuse-in-language'

/**
 * Refuses to store over what somebody else stored after it was opened here: who sends `updatedAt` along, as a form of the staff area
 * does, says which state they changed. Runs while the document's row is held, so of two who save one state one is told. What oneself
 * or the site stored meanwhile is no reason.
 */
export const tellWhoWasFaster: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  collection,
}) => {
  if (operation !== 'update' || !('id' in args) || !req.user || !isUuid(String(args.id))) return args
  const opened = openedAt(args.data)
  if (opened === null) return args
  const sql = await requestSql(req)
  const document = { collection: collection.slug, id: String(args.id), opened, userId: String(req.user.id) }
  tell(req, await storedBySomebodyElse(sql, document))
  return args
}

/** The same of the menus, which are there once. */
export const tellWhoSavedTheMenus: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !req.user) return args
  const opened = openedAt(args.data)
  if (opened === null) return args
  tell(req, await savedTheMenus(await requestSql(req), { opened, userId: String(req.user.id) }))
  return args
}

type Faster = { name: string; at: Date | string }

function tell(req: PayloadRequest, faster: Faster | undefined): void {
  if (!faster) return
  refuseInLanguage(
    req,
    `${faster.name} saved this at ${spreadsheetTime(new Date(faster.at).toISOString())}, after you had opened it. Nothing of yours was stored, and nothing is lost.`,
  )
}

type Opened = { collection: string; id: string; opened: string; userId: string }

async function storedBySomebodyElse(sql: Sql, { collection, id, opened, userId }: Opened) {
  for (const table of EDITED_COLLECTIONS) {
    if (table !== collection) continue
    const { rows } = await sql.query<{ name: string; at: Date | string }>(
      `SELECT trim(concat(u.firstname, ' ', u.lastname)) AS name, v.version_updated_at AS at
         FROM _${table}_v v JOIN users u ON u.id = v.version_changed_by_id
        WHERE v.parent_id = $1::uuid AND v.latest AND u.id <> $2::uuid
          AND v.version_updated_at > $3::timestamptz
        ORDER BY v.version_updated_at DESC LIMIT 1`,
      [id, userId, opened],
    )
    return rows[0]
  }
  return undefined
}

async function savedTheMenus(sql: Sql, { opened, userId }: Pick<Opened, 'opened' | 'userId'>) {
  const { rows } = await sql.query<{ name: string; at: Date | string }>(
    `SELECT trim(concat(u.firstname, ' ', u.lastname)) AS name, v.version_updated_at AS at
       FROM _navigation_v v JOIN users u ON u.id = v.version_changed_by_id
      WHERE v.latest AND u.id <> $1::uuid AND v.version_updated_at > $2::timestamptz
      ORDER BY v.version_updated_at DESC LIMIT 1`,
    [userId, opened],
  )
  return rows[0]
}

function openedAt(data: unknown): string | null {
  const { updatedAt } = Object(data) as { updatedAt?: unknown }
  const at = typeof updatedAt === 'string' ? new Date(updatedAt) : null
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : null
}
