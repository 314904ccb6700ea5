import { KIND_OF_ACTION, type TimelineKind } from '@/src/domain/people/timeline'

type Source = {
  kind: TimelineKind
  at: string
  id: string
  from: string
  where: string
  what: string
  about?: string
  details?: string
  by?: string
  actor?: string
  collection?: string
  document?: string
}

/** $1 the person, $2 and $3 the moment the page ends before, $4 how many, $5 the kinds. Each part stops at its own index. */
const part = ({ kind, at, id, from, where, what, ...more }: Source) => `
  (SELECT ${at} AS at, ${id}::text AS id, '${kind}' AS kind, ${what} AS what, ${more.about ?? 'NULL::text'} AS about,
          ${more.details ?? `NULL::jsonb`} AS details, ${more.by ?? `'system'`} AS by, ${more.actor ?? 'NULL::text'} AS actor,
          ${more.collection ?? 'NULL::text'} AS collection, ${more.document ?? 'NULL'}::text AS document
     FROM ${from}
    WHERE '${kind}' = ANY($5::text[]) AND ${where} AND (${at}, ${id}::text) < ($2::timestamptz, $3::text)
    ORDER BY at DESC, id DESC LIMIT $4)`

const name = (id: string) => `(SELECT w.firstname || ' ' || w.lastname FROM users w WHERE w.id = ${id})`
const title = (id: string) =>
  `coalesce((SELECT t.title FROM products_locales t WHERE t._parent_id = ${id} ORDER BY t._locale LIMIT 1), '')`

/** Rows of the ledger say who opened and ended what, and why: the log need not say it again. */
const SAID_BY_LEDGER = `x.action NOT IN ('access.granted', 'access.ended')`
const FIRST_WORD = `split_part(x.action, '.', 1)`
const wordsOf = (kind: TimelineKind) =>
  Object.entries(KIND_OF_ACTION)
    .filter(([, each]) => each === kind)
    .map(([word]) => `'${word}'`)
    .join(', ')
const ALL_WORDS = Object.keys(KIND_OF_ACTION)
  .map((word) => `'${word}'`)
  .join(', ')

const logged = (kind: TimelineKind, where: string): Source => ({
  kind,
  at: 'x.created_at',
  id: 'x.id',
  from: 'activity_log x LEFT JOIN orders o ON o.id = x.order_id',
  where,
  what: 'x.action',
  about: `'Order ' || o.number`,
  details: 'x.details',
  by: 'x."by"',
  actor: name('x.actor_id'),
  collection: `CASE WHEN o.id IS NOT NULL THEN 'orders' END`,
  document: 'o.id',
})

/** Also what was logged of accounts that were merged into this one: the log is only added to. */
const THEIRS = '= ANY (ARRAY(SELECT accounts_of($1)))'

/** What is about the account, but not what only superusers may see (Specification 6). */
const ABOUT_ACCOUNT = `x.user_id ${THEIRS} AND ${FIRST_WORD} NOT IN (${ALL_WORDS}, 'note') AND x.action <> 'settings.changed'`

const SOURCES: Source[] = [
  logged(
    'order',
    `(x.user_id ${THEIRS} OR x.order_id IN (SELECT m.id FROM orders m WHERE m.user_id = $1)) AND ${FIRST_WORD} IN (${wordsOf('order')})`,
  ),
  // Orders of before it was logged were placed all the same.
  {
    kind: 'order',
    at: 'o.created_at',
    id: 'o.id',
    from: 'orders o',
    where: `o.user_id = $1 AND NOT EXISTS (SELECT FROM activity_log x WHERE x.order_id = o.id AND x.action = 'order.placed')`,
    what: `'order.placed'`,
    about: `'Order ' || o.number`,
    details: `jsonb_build_object('amountCents', o.total_cents)`,
    by: `'customer'`,
    collection: `'orders'`,
    document: 'o.id',
  },
  {
    kind: 'provider',
    at: 'e.created_at',
    id: 'e.id',
    from: 'payment_events e JOIN payment_attempts a ON a.provider_order_id = e.provider_order_id JOIN orders o ON o.id = a.order_id',
    where: 'o.user_id = $1',
    what: `'provider-message'`,
    about: `e.type || ' · Order ' || o.number`,
    details: `jsonb_build_object('problem', e.problem)`,
    by: `'provider'`,
    collection: `'payment-events'`,
    document: 'e.id',
  },
  {
    kind: 'access',
    at: 'g.created_at',
    id: 'g.id',
    from: 'user_products g',
    where: 'g.user_id = $1',
    what: `'access-opened'`,
    about: title('g.product_id'),
    details: `jsonb_build_object('source', g.source, 'reason', g.reason)`,
    by: `CASE WHEN g.actor_id IS NULL THEN 'system' ELSE 'staff' END`,
    actor: name('g.actor_id'),
    collection: `'user-products'`,
    document: 'g.id',
  },
  {
    kind: 'access',
    at: 'g.ended_at',
    id: 'g.id',
    from: 'user_products g',
    where: 'g.user_id = $1 AND g.ended_at IS NOT NULL',
    what: `'access-closed'`,
    about: title('g.product_id'),
    details: `jsonb_build_object('reason', g.end_reason)`,
    collection: `'user-products'`,
    document: 'g.id',
  },
  logged('access', `x.user_id ${THEIRS} AND ${FIRST_WORD} IN (${wordsOf('access')}) AND ${SAID_BY_LEDGER}`),
  {
    kind: 'mail',
    at: 'm.created_at',
    id: 'm.id',
    from: 'email_outbox m',
    where: `(m.user_id = $1 OR m."to" = (SELECT u.email FROM users u WHERE u.id = $1))`,
    what: `'mail'`,
    about: 'm.message',
    details: `jsonb_build_object('outcome', m.state, 'problem', m.problem)`,
    collection: `'email-outbox'`,
    document: 'm.id',
  },
  logged('sign-in', `x.user_id ${THEIRS} AND ${FIRST_WORD} IN (${wordsOf('sign-in')})`),
  {
    kind: 'form',
    at: 'f.created_at',
    id: 'f.id',
    from: 'form_submissions f',
    where: `(f.user_id = $1 OR f.sender_email = (SELECT u.email FROM users u WHERE u.id = $1))`,
    what: `'form-message'`,
    about: 'f.summary',
    by: `'customer'`,
    collection: `'form-submissions'`,
    document: 'f.id',
  },
  logged('account', ABOUT_ACCOUNT),
  {
    kind: 'note',
    at: 'n.created_at',
    id: 'n.id',
    from: 'staff_notes n',
    where: 'n.user_id = $1',
    what: `'note'`,
    about: 'n.text',
    by: `'staff'`,
    actor: name('n.author_id'),
    collection: `'staff-notes'`,
    document: 'n.id',
  },
]

/** Everything that happened to a person before a moment, newest first: one small part for each kind, one statement. */
export const TIMELINE_SQL = `SELECT * FROM (${SOURCES.map(part).join(' UNION ALL ')}) line ORDER BY at DESC, id DESC LIMIT $4`
