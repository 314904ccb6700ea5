import type { Payload } from 'payload'
import type { Found, FoundKind } from '@/src/domain/search/found-kinds'
import { pool } from '@/src/server/db/transaction'

const MOST_OF_A_KIND = 5

/** Small letters without accents, as `foldSearch` makes them of what is looked for. */
const fold = (text: string) =>
  `translate(lower(${text}), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy')`

type Place = {
  kind: FoundKind
  from: string
  id: string
  title: string
  detail: string
  among: string
  newest: string
}

/** What begins with it comes first, then the newest. */
const list = ({ kind, from, id, title, detail, among, newest }: Place) => `
  (SELECT '${kind}' AS kind, ${id}::text AS id, ${title} AS title, ${detail} AS detail
     FROM ${from}
    WHERE position($1 in ${fold(among)}) > 0
    ORDER BY starts_with(${fold(title)}, $1) DESC, ${newest} DESC
    LIMIT ${MOST_OF_A_KIND})`

const PLACES: Place[] = [
  {
    kind: 'person',
    from: 'users u',
    id: 'u.id',
    title: `coalesce(nullif(trim(u.firstname || ' ' || u.lastname), ''), u.email)`,
    detail: 'u.email',
    among: `u.firstname || ' ' || u.lastname || ' ' || u.email`,
    newest: 'u.created_at',
  },
  {
    kind: 'order',
    from: 'orders o',
    id: 'o.id',
    title: 'o.number',
    detail: `o.customer_name || ', ' || o.customer_email`,
    among: `o.number || ' ' || o.customer_name || ' ' || o.customer_email`,
    newest: 'o.created_at',
  },
  {
    kind: 'invoice',
    from: 'invoices i JOIN orders o ON o.id = i.order_id',
    id: 'i.id',
    title: 'i.number',
    detail: `o.customer_name || ', order ' || o.number`,
    among: `i.number || ' ' || o.number || ' ' || o.customer_name`,
    newest: 'i.created_at',
  },
  {
    kind: 'product',
    from: 'products p',
    id: 'p.id',
    title: `coalesce((${inEnglish('products', 'p')}), '')`,
    detail: `coalesce(p.sku, '')`,
    among: `(${inAll('products', 'p', 't.title')}) || ' ' || coalesce(p.sku, '')`,
    newest: 'p.updated_at',
  },
  ...[
    { kind: 'page' as const, table: 'pages', address: '/' },
    { kind: 'resource' as const, table: 'resources', address: '/newsletter/' },
  ].map(({ kind, table, address }) => ({
    kind,
    from: `${table} d`,
    id: 'd.id',
    title: `coalesce((${inEnglish(table, 'd')}), '')`,
    detail: `'${address}' || coalesce((${inEnglish(table, 'd', 'slug')}), '')`,
    among: `(${inAll(table, 'd', `concat_ws(' ', t.title, t.slug)`)})`,
    newest: 'd.updated_at',
  })),
  {
    kind: 'discount',
    from: 'discounts c',
    id: 'c.id',
    title: 'c.code',
    detail: `CASE WHEN c.active THEN 'active' ELSE 'switched off' END`,
    among: 'c.code',
    newest: 'c.created_at',
  },
  {
    kind: 'form',
    from: 'forms f',
    id: 'f.id',
    title: `coalesce(f.title, '')`,
    detail: `''`,
    among: `coalesce(f.title, '')`,
    newest: 'f.updated_at',
  },
]

/**
 * Whatever has these words (`foldSearch`) somewhere in its name, number or address: at most five of a kind. One SQL
 * statement.
 */
export async function findAnything(payload: Payload, folded: string): Promise<Found[]> {
  const { rows } = await pool(payload).query<Found>({
    name: 'find-anything',
    text: PLACES.map(list).join(' UNION ALL '),
    values: [folded],
  })
  return rows
}

/** A text of a document in English, else in the language it has. */
function inEnglish(table: string, document: string, column = 'title'): string {
  return `SELECT t.${column} FROM ${table}_locales t WHERE t._parent_id = ${document}.id ORDER BY t._locale LIMIT 1`
}

/** The same in all languages, to search in. */
function inAll(table: string, document: string, text: string): string {
  return `SELECT coalesce(string_agg(${text}, ' '), '') FROM ${table}_locales t WHERE t._parent_id = ${document}.id`
}
