import type { Translated } from '@/src/domain/editing/translation-state'
import type { Sql } from '@/src/server/db/transaction'

type About = { collection: Translated; id: string }

/** English was written: what changed is remembered until French follows. `changes` are the labels of its fields. */
export async function noteEnglish(
  sql: Sql,
  { collection, id, title, changes }: About & { title: string; changes: string[] },
): Promise<void> {
  await sql.query({
    name: 'translation-english',
    text: `INSERT INTO translations (collection, document_id, title, state, english_at)
           VALUES ($1, $2, $3, 'missing', now())
           ON CONFLICT (collection, document_id) DO UPDATE SET
             title = excluded.title,
             english_at = CASE WHEN cardinality($4::text[]) = 0 THEN translations.english_at ELSE now() END,
             state = CASE WHEN translations.state = 'current' AND cardinality($4::text[]) > 0 THEN 'older' ELSE translations.state END,
             changed = CASE WHEN translations.state = 'missing' THEN '{}' ELSE ARRAY(SELECT DISTINCT unnest(translations.changed || $4::text[])) END`,
    values: [collection, id, title, changes],
  })
}

/** French was written, and is shown or not. What is there says what English said at this moment. */
export async function noteFrench(
  sql: Sql,
  { collection, id, title, isThere }: About & { title: string; isThere: boolean },
): Promise<void> {
  await sql.query({
    name: 'translation-french',
    text: `INSERT INTO translations (collection, document_id, title, state, english_at, french_at)
           VALUES ($1, $2, $3, CASE WHEN $4::boolean THEN 'current' ELSE 'missing' END, now(), CASE WHEN $4::boolean THEN now() END)
           ON CONFLICT (collection, document_id) DO UPDATE SET
             state = excluded.state, french_at = excluded.french_at, changed = '{}'`,
    values: [collection, id, title, isThere],
  })
}

export async function forgetTranslation(sql: Sql, { collection, id }: About): Promise<void> {
  await sql.query('DELETE FROM translations WHERE collection = $1 AND document_id = $2', [collection, id])
}
