import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { removeFile } from '@/src/server/files/remove-file'

/** Few enough that a round stays short. */
const FILES_AT_ONCE = 200

/**
 * Forgets answers nobody finished within their days, and what belonged to messages that are gone or were refused: notes, and
 * files where they lie. Safe in any number of processes; a second run finds nothing, and one that the store fails is run again.
 */
export async function forgetFormData(payload: Payload): Promise<void> {
  await pool(payload).query('DELETE FROM form_drafts WHERE expires_at <= now()')
  await pool(payload).query('DELETE FROM form_notes WHERE submission_id IS NULL')
  const { rows } = await pool(payload).query<{ id: string; filename: string | null }>(
    'SELECT id, filename FROM form_files WHERE submission_id IS NULL LIMIT $1',
    [FILES_AT_ONCE],
  )
  for (const { id, filename } of rows) {
    if (filename) await removeFile('form-files', filename)
    await payload.delete({ collection: 'form-files', id, overrideAccess: true })
  }
}
