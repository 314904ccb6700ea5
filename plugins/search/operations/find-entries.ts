import type { Locale } from '@/src/domain/languages/locales'
import { ADDRESSED, type Addressed, isAddressed } from '@/src/domain/pages/document-path'
import { MOST_COUNTED, MOST_SHOWN } from '@/src/domain/search/site-search'
import type { Sql } from '@/src/server/db/transaction'
import { offeredSql } from '@/src/server/offers'
import { OUR_SITE } from '@/src/server/site'

export type Entry = {
  collection: Addressed
  kind: string
  slug: string
  title: string
  summary: string
  body: string
  /** How many there are, up to `MOST_COUNTED`. */
  total: number
  /** What was looked for, folded: the words asked, and what they were taken for. */
  asked: string[]
}

/** Longer questions ask no better. */
const MOST_WORDS = 8

/**
 * What is public in a language and has all these words, or words that begin with them, in any of their forms; a word nobody
 * wrote is taken for those most like it. The best first, then by title. One statement. Whether something may be seen is asked of
 * the documents themselves, not of the index.
 */
export async function findEntries(sql: Sql, words: string, locale: Locale): Promise<Entry[]> {
  const { rows } = await sql.query<
    Omit<Entry, 'collection' | 'asked'> & { collection: string; asked: string[] | null }
  >({
    name: 'site-search',
    text: SEARCH,
    values: [words, locale],
  })
  return rows.flatMap(({ collection, asked, ...row }) =>
    isAddressed(collection) ? [{ ...row, collection, asked: asked ?? [] }] : [],
  )
}

/** Places of groups, where the shop offers none. */
const OFFERED = ` AND (d.seats IS NULL OR ${offeredSql(OUR_SITE, 'groups')})`

const VISIBLE = ADDRESSED.map(
  (table) => `(e.collection = '${table}' AND EXISTS (
      SELECT FROM ${table} d JOIN ${table}_locales t ON t._parent_id = d.id
       WHERE d.id = e.document_id AND d._status = 'published' AND d.deleted_at IS NULL
         AND t._locale::text = e.locale AND t.shown AND t.title IS NOT NULL${table === 'products' ? OFFERED : ''}))`,
).join(' OR ')

const SEARCH = `
WITH asked AS (
  SELECT DISTINCT w.word FROM regexp_split_to_table(search_fold($1), '[^[:alnum:]]+') WITH ORDINALITY AS w(word, place)
   WHERE w.place <= ${MOST_WORDS} AND length(w.word) > 1 AND numnode(search_query($2, w.word)) > 0),
meant AS (
  SELECT a.word, m.word AS taken_for FROM asked a
   CROSS JOIN LATERAL (
     SELECT a.word UNION
     SELECT n.word FROM search_near($2, a.word) AS n(word)
      WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.locale = $2 AND k.word >= a.word AND k.word < a.word || chr(1114111))
   ) AS m),
query AS (
  SELECT string_agg('(' || q.alternatives || ')', ' & ')::tsquery AS q,
         (SELECT array_agg(taken_for) FROM meant) AS asked
    FROM (SELECT string_agg(search_query($2, taken_for)::text, ' | ') AS alternatives FROM meant GROUP BY word) AS q),
candidates AS (
  SELECT e.*, query.asked,
         ts_rank_cd('{0.1, 0.2, 0.4, 1.0}', e.words, query.q, 1)
           + CASE WHEN starts_with(e.folded_title, search_fold($1)) THEN 1 ELSE 0 END AS rank
    FROM query CROSS JOIN LATERAL search_hits(query.q, $2) e
   ORDER BY rank DESC, e.folded_title LIMIT ${MOST_COUNTED})
SELECT e.collection, e.kind, e.slug, e.title, e.summary, e.body, count(*) OVER ()::int AS total, e.asked
  FROM candidates e WHERE ${VISIBLE}
 ORDER BY e.rank DESC, e.folded_title, e.title LIMIT ${MOST_SHOWN}`
