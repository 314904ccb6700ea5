import type { PayloadRequest } from 'payload'
import { requestSql } from '../db/request-sql'

export const CHANNEL = 'content_changed'

/** Tells every process that public content changes: when the request's transaction is committed, and only then. */
export async function announceChange(req: PayloadRequest): Promise<void> {
  const sql = await requestSql(req)
  await sql.query(`SELECT pg_notify('${CHANNEL}', '')`)
}
