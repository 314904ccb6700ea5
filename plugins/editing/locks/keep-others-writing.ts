import type { CollectionBeforeOperationHook } from 'payload'
import { isUuid } from '@/src/domain/ids/uuid'
import { requestSql } from '@/src/server/db/request-sql'

export const AUTOSAVED = ['lessons', 'pages', 'resources'] as const

/**
 * What is saved by itself while somebody types replaces what was saved so before. Not where that was somebody else's: theirs stays
 * in the history as a version of its own, also when both arrive at the same moment.
 */
export const keepOthersWords: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  collection,
}) => {
  if (operation !== 'update' || !('id' in args) || !args.autosave || !req.user) return args
  if (!isUuid(String(args.id))) return args
  const sql = await requestSql(req)
  for (const table of AUTOSAVED) {
    if (table !== collection.slug) continue
    await sql.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [args.id])
    await sql.query(
      `UPDATE _${table}_v SET autosave = false
        WHERE parent_id = $1 AND autosave AND latest AND version_changed_by_id IS DISTINCT FROM $2`,
      [args.id, req.user.id],
    )
  }
  return args
}
