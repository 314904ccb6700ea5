import type { Client } from 'pg'
import type { KnownFile } from './move-files'

/** Every file a document names, pictures in all their sizes. */
export async function knownFiles(sql: Pick<Client, 'query'>): Promise<KnownFile[]> {
  const { rows } = await sql.query<KnownFile>(
    `SELECT folder, name, type AS "mimeType" FROM (
       SELECT 'media', filename, mime_type FROM media
       UNION ALL SELECT 'media', sizes_card_filename, sizes_card_mime_type FROM media
       UNION ALL SELECT 'media', sizes_wide_filename, sizes_wide_mime_type FROM media
       UNION ALL SELECT 'lesson-files', filename, mime_type FROM lesson_files
       UNION ALL SELECT 'films', filename, mime_type FROM films
       UNION ALL SELECT 'form-files', filename, mime_type FROM form_files
     ) known (folder, name, type) WHERE name IS NOT NULL`,
  )
  return rows
}
