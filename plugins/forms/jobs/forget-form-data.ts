import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Few enough that a round stays short. */
const FILES_AT_ONCE = 200

/**
 * Forgets answers nobody finished within their days, and what belonged to messages that are gone: notes, and files where they
 * lie. Safe in any number of processes; a second run finds nothing.
 */
export async function forgetFormData(payload: Payload): Promise<void> {
  await pool(payload).query('DELETE FROM form_drafts WHERE expires_at <= now()')
  await pool(payload).query('DELETE FROM form_notes WHERE submission_id IS NULL')
  const { rows } = await pool(payload).query<{ id: string }>(
    'SELECT id FROM form_files WHERE submission_id IS NULL LIMIT $1',
    [FILES_AT_ONCE],
  )
  // By Payload, which knows whether a file lies on the disk or in a store.
  for (const { id } of rows) await payload.delete({ collection: 'form-files', id, overrideAccess: true })
}
