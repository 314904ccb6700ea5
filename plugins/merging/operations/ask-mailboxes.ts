import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { knownKeys } from '@/plugins/learning/personal/personal-key'
import { DomainError } from '@/src/domain/errors/domain-error'
import { MERGE_LINK_HOURS } from '@/src/domain/people/merging'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { queueMergeLink } from '../mail/queue-merge-link'
import { PRIVATE_TABLES } from '../references'
import { type Account, lockAccounts, readAccount } from './lock-accounts'
import type { Pair } from './plan-merge'

type Asked = { mergeId: string; from: Account; into: Account }

const HAS_WRITINGS = PRIVATE_TABLES.map(
  (table) => `EXISTS (SELECT FROM ${table} w WHERE w.user_id = $1::uuid)`,
).join(' OR ')

/**
 * Mails each of the two mailboxes a link with which it says that both accounts are theirs, in the caller's transaction. Nothing where
 * nothing was written, or where a site keeps no writings. Asked again, only those are written to who have not answered; their
 * links before end. Both are written to where they were at the merge: who changes an address later does not answer for its owner.
 */
export async function askMailboxes(sql: Sql, { mergeId, from, into }: Asked): Promise<number> {
  const { rows } = await sql.query<{ isAsked: boolean }>(`SELECT (${HAS_WRITINGS}) AS "isAsked"`, [from.id])
  if (!rows[0]?.isAsked || knownKeys().length === 0) return 0
  let asked = 0
  for (const [account, reader] of [
    ['from', from],
    ['into', into],
  ] as const) {
    const token = randomBytes(32).toString('base64url')
    const { rows: links } = await sql.query<{ email: string }>(
      `INSERT INTO account_merge_links AS l (merge_id, account, token_hash, email, expires_at)
       VALUES ($1, $2, $3, $5, now() + make_interval(hours => $4::int))
       ON CONFLICT (merge_id, account) DO UPDATE
         SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, sent_at = now()
       WHERE l.confirmed_at IS NULL
       RETURNING coalesce(l.email, $5) AS email`,
      [mergeId, account, hashToken(token), MERGE_LINK_HOURS, reader.email],
    )
    const [link] = links
    if (!link) continue
    await queueMergeLink(sql, { to: link.email, reader, from, into, token })
    asked++
  }
  return asked
}

type Again = { mergeId: string; intoId: string; actor: string }

/** Staff have both asked again who have not answered. Refusals: `NOT_FOUND`, and `CONFLICT` when nothing waits for an answer. */
export async function askAgain(payload: Payload, { mergeId, intoId, actor }: Again): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Pair>(
      `SELECT from_id AS "fromId", into_id AS "intoId" FROM account_merges
        WHERE id = $1 AND into_id = $2 AND undone_at IS NULL AND writings_moved_at IS NULL`,
      [mergeId, intoId],
    )
    const pair = rows[0]
    if (!pair) throw new DomainError('NOT_FOUND')
    await lockAccounts(sql, pair)
    const [from, into] = [
      await readAccount(sql, { id: pair.fromId }),
      await readAccount(sql, { id: pair.intoId }),
    ]
    const asked = into.state === 'active' ? await askMailboxes(sql, { mergeId, from, into }) : 0
    if (asked === 0) throw new DomainError('CONFLICT', { message: 'Nothing waits for an answer any more.' })
    const details = { merge: mergeId, from: from.id, into: into.id, mails: asked }
    await logActivity(sql, {
      action: 'account.merge-asked-again',
      by: 'staff',
      actor,
      user: into.id,
      details,
    })
    return asked
  })
}
