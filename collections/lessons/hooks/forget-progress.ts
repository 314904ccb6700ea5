import type { CollectionBeforeDeleteHook } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'

/** A lesson that is deleted takes with it how far people were with it, and tries of its quiz; that they finished its program stays on record. */
export const forgetProgress: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const sql = await requestSql(req)
  await sql.query('DELETE FROM lesson_progress WHERE lesson_id = $1', [String(id)])
  await sql.query('DELETE FROM quiz_attempts WHERE lesson_id = $1', [String(id)])
}
