import type { Sql } from '@/src/server/db/transaction'

export type MessageFile = { id: string; name: string; filename: string; kilobytes: number }

/** The files that came with a message, in the order they were sent. */
export async function readMessageFiles(sql: Sql, message: string): Promise<MessageFile[]> {
  const { rows } = await sql.query<MessageFile>(
    `SELECT id, name, coalesce(filename, '') AS filename,
            greatest(1, coalesce(round(filesize / 1000.0), 0))::int AS kilobytes
       FROM form_files WHERE submission_id = $1 ORDER BY created_at, id`,
    [message],
  )
  return rows
}

export type StaffNote = { id: string; kind: 'note' | 'reply'; text: string; author: string; at: string }

/** What staff wrote about a message, oldest first. */
export async function readStaffNotes(sql: Sql, message: string): Promise<StaffNote[]> {
  const { rows } = await sql.query<Omit<StaffNote, 'at'> & { at: Date }>(
    `SELECT n.id, n.kind, n.text, n.created_at AS at,
            coalesce(nullif(trim(concat(u.firstname, ' ', u.lastname)), ''), 'somebody who left') AS author
       FROM form_notes n LEFT JOIN users u ON u.id = n.author_id
      WHERE n.submission_id = $1 ORDER BY n.created_at, n.id`,
    [message],
  )
  return rows.map((words) => ({ ...words, at: words.at.toISOString() }))
}
