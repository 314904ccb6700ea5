import type { Sql } from '@/src/server/db/transaction'
import { CONTESTS, MOVES, PRIVATE_TABLES } from '../references'

const BOTH = 'ANY ($1::uuid[])'

/** Each part of both accounts that a person or staff can change; signing in, mails and proving an address change none of them. */
const WATCHED = [
  ...MOVES.filter(({ table }) => table !== 'email_outbox').map(({ table, column, part }) => ({
    name: part,
    from: `${table} r WHERE r.${column} = ${BOTH}`,
    row: 'to_jsonb(r)',
  })),
  ...CONTESTS.map(({ table, part }) => ({
    name: part,
    from: `${table} r WHERE r.user_id = ${BOTH}`,
    row: 'to_jsonb(r)',
  })),
  ...PRIVATE_TABLES.map((table) => ({
    name: `words ${table}`,
    from: `${table} r WHERE r.user_id = ${BOTH}`,
    row: 'to_jsonb(r)',
  })),
  { name: 'tags', from: `users_texts r WHERE r.parent_id = ${BOTH}`, row: 'to_jsonb(r)' },
  { name: 'consents', from: `consents r WHERE r.user_id = ${BOTH}`, row: 'to_jsonb(r)' },
  {
    name: 'payments',
    from: `orders o JOIN payment_attempts r ON r.order_id = o.id WHERE o.user_id = ${BOTH}`,
    row: 'to_jsonb(r)',
  },
  {
    name: 'refunds',
    from: `orders o JOIN refunds r ON r.order_id = o.id WHERE o.user_id = ${BOTH}`,
    row: 'to_jsonb(r)',
  },
  {
    name: 'account',
    from: `users r WHERE r.id = ${BOTH}`,
    row: `to_jsonb(r) - ARRAY['updated_at', 'hash', 'salt', 'reset_password_token', 'reset_password_expiration',
      'reset_password_requested_at', 'email_verified_at']`,
  },
]

const STANDS_SQL = WATCHED.map(
  ({ name, from, row }) =>
    `SELECT '${name}' AS name, md5(coalesce(string_agg(said, '' ORDER BY said), '')) AS mark
       FROM (SELECT md5((${row})::text) AS said FROM ${from}) each`,
).join(' UNION ALL ')

/** How two accounts stand, part by part: the same marks mean that nothing has happened. */
export async function howItStands(sql: Sql, people: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await sql.query<{ name: string; mark: string }>(STANDS_SQL, [people])
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]))
}
