import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { MOST_FILTERS } from '@/src/domain/lists/list-question'
import { inTransaction, pool } from '@/src/server/db/transaction'

type Of = { list: string; ownerId: string }

type SavedFilter = { id: string; name: string; query: string; isShared: boolean; isOwn: boolean }

/** One's own filters of a list and those others share, by name. */
export async function readFilters(payload: Payload, { list, ownerId }: Of): Promise<SavedFilter[]> {
  const { rows } = await pool(payload).query<SavedFilter>({
    name: 'saved-filters',
    text: `SELECT id, name, query, is_shared AS "isShared", owner_id = $2::uuid AS "isOwn"
             FROM saved_filters WHERE list = $1 AND (owner_id = $2::uuid OR is_shared)
            ORDER BY id LIMIT 300`,
    values: [list, ownerId],
  })
  return rows.toSorted((one, other) => compare(one.name, other.name))
}

/** As people write lists, whatever the database's own order is: é before f. */
const { compare } = new Intl.Collator(LANGUAGE_TAGS.fr)

type NewFilter = Of & { name: string; query: string; isShared: boolean }

/** Keeps a filter under a name. The same name again is the same filter, asked anew. `TOO_MANY_FILTERS` beyond `MOST_FILTERS`. */
export async function saveFilter(payload: Payload, filter: NewFilter): Promise<void> {
  const { list, ownerId, name, query, isShared } = filter
  await inTransaction(payload, async (sql) => {
    await sql.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId])
    const { rows } = await sql.query<{ others: number }>(
      'SELECT count(*)::int AS others FROM saved_filters WHERE owner_id = $1 AND list = $2 AND name <> $3',
      [ownerId, list, name],
    )
    if ((rows[0]?.others ?? 0) >= MOST_FILTERS) throw new DomainError('TOO_MANY_FILTERS')
    await sql.query(
      `INSERT INTO saved_filters (owner_id, list, name, query, is_shared) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (owner_id, list, name) DO UPDATE SET query = EXCLUDED.query, is_shared = EXCLUDED.is_shared, updated_at = now()`,
      [ownerId, list, name, query, isShared],
    )
  })
}

/** Forgets one of one's own filters; a superuser, of anybody's that is shared. 404 for any other. */
export async function forgetFilter(
  payload: Payload,
  { id, list, ownerId, isSuperuser }: Of & { id: string; isSuperuser: boolean },
): Promise<void> {
  const { rowCount } = await pool(payload).query(
    'DELETE FROM saved_filters WHERE id = $1 AND list = $2 AND (owner_id = $3 OR (is_shared AND $4::boolean))',
    [id, list, ownerId, isSuperuser],
  )
  if (rowCount !== 1) throw new DomainError('NOT_FOUND')
}
