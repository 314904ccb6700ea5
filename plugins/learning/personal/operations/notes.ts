import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { currentKey, knownKeys } from '../personal-key'
import { sealPersonal, unsealPersonal } from '../seal-personal'
import { findOwnLesson } from './find-own-lesson'

export type Note = { text: string; updatedAt: Date | null }

type Asked = { userId: string; lesson: string }
type Row = { lessonId: string; programId: string; sealed: string; updatedAt: Date }

/** What somebody noted at a lesson: an empty text where they noted nothing. */
export async function findNote(payload: Payload, { userId, lesson }: Asked): Promise<Note> {
  currentKey()
  const { id } = await findOwnLesson(payload, userId, lesson)
  const { rows } = await pool(payload).query<Pick<Row, 'sealed' | 'updatedAt'>>({
    name: 'lesson-note',
    text: `SELECT sealed, updated_at AS "updatedAt" FROM lesson_notes WHERE user_id = $1 AND lesson_id = $2`,
    values: [userId, id],
  })
  const kept = rows[0]
  return kept
    ? { text: open(userId, id, kept.sealed), updatedAt: kept.updatedAt }
    : { text: '', updatedAt: null }
}

/** All notes of somebody, those of programs that are closed by now included. */
export async function findNotes(
  payload: Payload,
  userId: string,
): Promise<{ lessonId: string; programId: string; text: string; updatedAt: Date }[]> {
  currentKey()
  const { rows } = await pool(payload).query<Row>({
    name: 'lesson-notes',
    text: `SELECT lesson_id AS "lessonId", program_id AS "programId", sealed, updated_at AS "updatedAt"
             FROM lesson_notes WHERE user_id = $1`,
    values: [userId],
  })
  return rows.map(({ sealed, ...note }) => ({ ...note, text: open(userId, note.lessonId, sealed) }))
}

/**
 * Keeps a note in place of the one before; an empty text removes it. Said twice it is kept once. One that was sealed with
 * a key that is not here stays as it is: 503 `PERSONAL_DATA_LOCKED`.
 */
export async function saveNote(
  payload: Payload,
  { userId, lesson, text }: Asked & { text: string },
): Promise<Note> {
  currentKey()
  const { id, programId } = await findOwnLesson(payload, userId, lesson)
  const keys = knownKeys().map((key) => key.id)
  if (text === '') {
    await pool(payload).query({
      name: 'forget-lesson-note',
      text: `DELETE FROM lesson_notes WHERE user_id = $1 AND lesson_id = $2 AND split_part(sealed, '.', 1) = ANY ($3::text[])`,
      values: [userId, id, keys],
    })
    return { text: '', updatedAt: null }
  }
  const sealed = sealPersonal({ kind: 'note', userId, row: id }, text)
  const { rows } = await pool(payload).query<{ updatedAt: Date }>({
    name: 'keep-lesson-note',
    text: `INSERT INTO lesson_notes AS kept (user_id, lesson_id, program_id, sealed) VALUES ($1, $2, $3, $4)
           ON CONFLICT (user_id, lesson_id) DO UPDATE SET sealed = excluded.sealed, updated_at = now()
            WHERE split_part(kept.sealed, '.', 1) = ANY ($5::text[])
           RETURNING updated_at AS "updatedAt"`,
    values: [userId, id, programId, sealed, keys],
  })
  const kept = rows[0]
  if (!kept) throw new DomainError('PERSONAL_DATA_LOCKED')
  return { text, updatedAt: kept.updatedAt }
}

function open(userId: string, lessonId: string, sealed: string): string {
  return String(unsealPersonal({ kind: 'note', userId, row: lessonId }, sealed))
}
