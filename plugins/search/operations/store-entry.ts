import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import type { About } from './index-document'

type Entry = About & {
  locale: Locale
  kind: string
  slug: string
  title: string
  summary: string
  body: string
  changedAt: string
}

/**
 * Stores what a document says in a language, and its words for who mistypes them; in the caller's transaction. Words are stored in
 * their order, so that two who publish at once wait for each other.
 */
export async function storeEntry(sql: Sql, entry: Entry): Promise<void> {
  const { collection, id, locale, kind, slug, title, summary, body, changedAt } = entry
  await sql.query({
    name: 'search-store-entry',
    text: `INSERT INTO search_entries
             (collection, document_id, locale, kind, slug, title, summary, body, changed_at, folded_title, words)
           VALUES ($1, $2::uuid, $3, $4, $5, $6, $7, $8, $9::timestamptz, search_fold($6),
                   search_words_of($3, $6, 'A') || search_words_of($3, $7, 'B') || search_words_of($3, $8, 'D'))
           ON CONFLICT (document_id, locale, collection) DO UPDATE SET kind = EXCLUDED.kind, slug = EXCLUDED.slug,
             title = EXCLUDED.title, summary = EXCLUDED.summary, body = EXCLUDED.body, changed_at = EXCLUDED.changed_at,
             folded_title = EXCLUDED.folded_title, words = EXCLUDED.words`,
    values: [collection, id, locale, kind, slug, title, summary, body, changedAt],
  })
  await sql.query({
    name: 'search-store-words',
    text: `INSERT INTO search_words (locale, word)
           SELECT DISTINCT $1, w.word FROM regexp_split_to_table(search_fold($2), '[^[:alnum:]]+') AS w(word)
            WHERE length(w.word) BETWEEN 3 AND 40 ORDER BY 2
           ON CONFLICT DO NOTHING`,
    values: [locale, `${title} ${summary} ${body}`],
  })
}

/** Takes a document out of the index; `except` are languages it stays in. */
export async function removeEntries(
  sql: Sql,
  { collection, id, except = [] }: About & { except?: Locale[] },
) {
  await sql.query({
    name: 'search-remove-entries',
    text: 'DELETE FROM search_entries WHERE collection = $1 AND document_id = $2::uuid AND locale <> ALL($3)',
    values: [collection, id, except],
  })
}
