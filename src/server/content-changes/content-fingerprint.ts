import { createHash } from 'node:crypto'
import type { Client } from 'pg'
// By its path: the configuration of Next, which names the build, knows no other.
import { yearOf } from '../../domain/time/days'

/** Every table whose rows public pages are made of; a test holds it to the collections that renew them. */
export const PUBLIC_TABLES = [
  'pages',
  'products',
  'programs',
  'lessons',
  'resources',
  'redirects',
  'forms',
  'films',
  'media',
  'navigation',
  'cookie_question',
  'system_settings',
]

/**
 * A short text that is another one after anything public was added, changed or removed: how many rows there are and when
 * each of them changed. Not the last of them alone: of two changes the earlier may be committed later. Pages say the year, so a
 * new one is a change, too.
 */
export async function contentFingerprint(
  sql: Pick<Client, 'query'>,
  now: Date = new Date(),
): Promise<string> {
  const { rows } = await sql.query<{ known: string }>(
    PUBLIC_TABLES.map(
      (table) =>
        `SELECT '${table} ' || count(*) || ' ' || coalesce(sum(extract(epoch FROM updated_at)), 0) AS known FROM ${table}`,
    ).join(' UNION ALL '),
  )
  const known = [String(yearOf(now)), ...rows.map((row) => row.known).sort()]
  return createHash('sha256').update(known.join('\n')).digest('base64url').slice(0, 16)
}
