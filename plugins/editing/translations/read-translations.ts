import type { Payload } from 'payload'
import {
  isTranslated,
  isWaiting,
  type Translated,
  type Waiting,
} from '@/src/domain/editing/translation-state'
import { pool } from '@/src/server/db/transaction'

export const TRANSLATIONS_PER_PAGE = 50

export type WaitingTranslation = Of<Row>

type Row = {
  collection: string
  id: string
  title: string
  state: string
  englishAt: Date
  frenchAt: Date | null
  /** Labels of the English fields that changed since French was written. */
  changed: string[]
}

export type Wanted = { state: Waiting | null; collection: Translated | null; words: string; page: number }

/** What is missing in French or older there than in English, the newest change first; one page of it. */
export async function readTranslations(payload: Payload, wanted: Wanted): Promise<WaitingTranslation[]> {
  const { rows } = await pool(payload).query<Row>({
    name: 'read-translations',
    text: `SELECT collection, document_id AS id, title, state, english_at AS "englishAt", french_at AS "frenchAt", changed
             FROM translations
            WHERE state <> 'current' AND ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR collection = $2)
              AND ($3 = '' OR strpos(lower(title), lower($3)) > 0)
            ORDER BY english_at DESC, collection, document_id LIMIT ${TRANSLATIONS_PER_PAGE} OFFSET $4::int`,
    values: [
      wanted.state,
      wanted.collection,
      wanted.words.trim(),
      Math.max(0, wanted.page - 1) * TRANSLATIONS_PER_PAGE,
    ],
  })
  return rows.flatMap(known)
}

export type WaitingCount = Of<CountRow>
type CountRow = { collection: string; state: string; count: number }

/** How many wait, of each kind. */
export async function countTranslations(payload: Payload): Promise<WaitingCount[]> {
  const { rows } = await pool(payload).query<CountRow>({
    name: 'count-translations',
    text: `SELECT collection, state, count(*)::int AS count FROM translations WHERE state <> 'current'
            GROUP BY collection, state ORDER BY collection, state`,
  })
  return rows.flatMap(known)
}

type Of<Stored> = Omit<Stored, 'collection' | 'state'> & { collection: Translated; state: Waiting }

/** What is told of a kind that a later release knows is left to it. */
function known<Stored extends { collection: string; state: string }>(row: Stored): Of<Stored>[] {
  const { collection, state } = row
  return isTranslated(collection) && isWaiting(state) ? [{ ...row, collection, state }] : []
}
