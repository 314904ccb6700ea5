import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook } from 'payload'
import { isUuid } from '@/src/domain/ids/uuid'
import { requestSql } from './request-sql'

/**
 * Before Payload reads the document it is about to change: Payload writes back every field it read, so of two who save at the
 * same moment the first would lose what only they changed, and a form saved while something is counted would undo the count.
 * The second waits here, and reads what the first has written.
 */
export function oneWriter(table: string): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const id = operation === 'update' && 'id' in args ? args.id : undefined
    if (!isUuid(id)) return args
    const sql = await requestSql(req)
    await sql.query(`SELECT id FROM ${table} WHERE id = $1::uuid FOR NO KEY UPDATE`, [id])
    return args
  }
}

/** The same of settings, which are one row; the first two to save them would make two. */
export function oneWriterOfGlobal(
  tableOf: (req: Parameters<GlobalBeforeOperationHook>[0]['req']) => string,
): GlobalBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    const sql = await requestSql(req)
    const table = tableOf(req)
    await sql.query(`SELECT pg_advisory_xact_lock(hashtextextended('one writer of ' || $1::text, 0))`, [
      table,
    ])
    await sql.query(`SELECT id FROM ${table} FOR NO KEY UPDATE`)
    return args
  }
}
