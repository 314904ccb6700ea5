import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import type { Pair } from './plan-merge'

export type Account = {
  id: string
  email: string
  firstname: string
  lastname: string
  role: string
  state: string
  locale: Locale
  createdAt: Date
  updatedAt: Date
  isClosing: boolean
  mergedInto: string | null
}

/**
 * Holds both accounts and what of them others change, always in this order: whoever gives one of them something waits, and
 * comes after. Two who merge the same accounts come one after the other.
 */
export async function lockAccounts(sql: Sql, { fromId, intoId }: Pair): Promise<void> {
  const both = [fromId, intoId].sort()
  for (const id of both) await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
  await sql.query(
    `SELECT FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.user_id = ANY ($1::uuid[]) ORDER BY a.id FOR UPDATE OF a`,
    [both],
  )
  await sql.query('SELECT FROM orders WHERE user_id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [both])
  await sql.query(
    `SELECT FROM seat_groups g WHERE g.leader_id = ANY ($1::uuid[])
         OR EXISTS (SELECT FROM group_seats s WHERE s.group_id = g.id AND s.user_id = ANY ($1::uuid[]))
      ORDER BY g.id FOR UPDATE`,
    [both],
  )
  await sql.query('SELECT FROM users WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE', [both])
}

/** The account behind an id or an address. Refusal: `NOT_FOUND`. */
export async function readAccount(sql: Sql, by: { id: string } | { email: string }): Promise<Account> {
  const { rows } = await sql.query<Account>(
    `SELECT u.id, u.email, u.firstname, u.lastname, u.role, u.state, u.locale, u.created_at AS "createdAt",
            u.updated_at AS "updatedAt", u.closes_at IS NOT NULL AS "isClosing",
            (SELECT m.into_id FROM account_merges m WHERE m.from_id = u.id AND m.undone_at IS NULL) AS "mergedInto"
       FROM users u WHERE u.id = $1::uuid OR u.email = $2`,
    ['id' in by ? by.id : null, 'email' in by ? by.email : ''],
  )
  const account = rows[0]
  if (!account) throw new DomainError('NOT_FOUND', { message: 'There is no account with this address.' })
  return account
}

/** Which two may not be made one, in words: `CONFLICT`. */
export async function refuseMerge(sql: Sql, from: Account, into: Account): Promise<void> {
  const refuse = (message: string) => {
    throw new DomainError('CONFLICT', { message })
  }
  if (from.id === into.id) refuse('This is the same account.')
  if (from.role !== 'user' || into.role !== 'user') refuse('Accounts of staff are not merged.')
  if (from.mergedInto || into.mergedInto) refuse('One of the two was merged into another account already.')
  if (from.isClosing || into.isClosing) refuse('One of the two accounts is being closed.')
  if (from.state !== 'active' || into.state !== 'active') refuse('One of the two accounts is deactivated.')
  const { rows } = await sql.query<{ isPaying: boolean }>(
    `SELECT EXISTS (SELECT FROM orders o JOIN payment_attempts a ON a.order_id = o.id
                     WHERE o.user_id = ANY ($1::uuid[])
                       AND a.state IN ('created', 'awaiting-approval', 'capturing', 'pending', 'declined', 'needs-attention'))
         OR EXISTS (SELECT FROM orders o JOIN refunds r ON r.order_id = o.id
                     WHERE o.user_id = ANY ($1::uuid[]) AND r.state IN ('requested', 'pending')) AS "isPaying"`,
    [[from.id, into.id]],
  )
  if (rows[0]?.isPaying)
    refuse('A payment or a refund of one of the two is under way. Please try again when it is settled.')
}
