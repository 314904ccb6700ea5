import type { Payload } from 'payload'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { type Handed, handBack, handOver } from '@/plugins/learning/personal/operations/hand-over'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { howItStands } from './how-it-stands'
import { lockAccounts } from './lock-accounts'
import type { Pair } from './plan-merge'

type Merge = Pair & { mergeId: string }

/**
 * Spends the link that was mailed to one of two accounts that are one now. Once both were, what was written in the one that was merged
 * away goes over, in the same transaction; two at once come one after the other. 410 `EMAIL_LINK_EXPIRED` for a link that
 * was used, is expired, replaced or unknown, and when the two are apart again or the account that stays is no longer open.
 */
export function confirmMerge(payload: Payload, token: string): Promise<{ isMoved: boolean }> {
  return inTransaction(payload, async (sql) => {
    const found = await findMerge(sql, token)
    if (!found) throw new DomainError('EMAIL_LINK_EXPIRED')
    await lockAccounts(sql, found)
    const account = await spendLink(sql, token)
    if (!account) throw new DomainError('EMAIL_LINK_EXPIRED')
    const { mergeId, fromId, intoId } = found
    const details = { merge: mergeId, from: fromId, into: intoId }
    const act = { by: 'customer', actor: intoId, user: intoId, details } as const
    await logActivity(sql, { ...act, action: 'account.merge-confirmed', details: { ...details, account } })
    const isMoved = await isAgreed(sql, mergeId)
    if (isMoved) {
      await moveWritings(sql, found)
      await logActivity(sql, { ...act, action: 'account.writings-moved' })
    }
    return { isMoved }
  })
}

async function findMerge(sql: Sql, token: string): Promise<Merge | undefined> {
  const { rows } = await sql.query<Merge>(
    `SELECT m.id AS "mergeId", m.from_id AS "fromId", m.into_id AS "intoId"
       FROM account_merge_links l JOIN account_merges m ON m.id = l.merge_id WHERE l.token_hash = $1`,
    [hashToken(token)],
  )
  return rows[0]
}

async function spendLink(sql: Sql, token: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ account: string }>(
    `UPDATE account_merge_links l SET confirmed_at = now() FROM account_merges m, users u
      WHERE l.token_hash = $1 AND l.confirmed_at IS NULL AND l.expires_at > clock_timestamp()
        AND m.id = l.merge_id AND m.undone_at IS NULL AND u.id = m.into_id AND u.state = 'active'
      RETURNING l.account`,
    [hashToken(token)],
  )
  return rows[0]?.account
}

async function isAgreed(sql: Sql, mergeId: string): Promise<boolean> {
  const { rows } = await sql.query<{ isAgreed: boolean }>(
    `SELECT count(confirmed_at) = 2 AS "isAgreed" FROM account_merge_links WHERE merge_id = $1`,
    [mergeId],
  )
  return rows[0]?.isAgreed ?? false
}

/** What the merge can be undone by knows of the move; whatever else had changed since stays a change. */
async function moveWritings(sql: Sql, merge: Merge): Promise<void> {
  const { mergeId, fromId, intoId } = merge
  const { rows } = await sql.query<{ stands: Record<string, string> }>(
    'SELECT stands FROM account_merges WHERE id = $1',
    [mergeId],
  )
  const stood = rows[0]?.stands ?? {}
  const before = await howItStands(sql, [fromId, intoId])
  const handed = await handOver(sql, merge)
  const after = await howItStands(sql, [fromId, intoId])
  const stands = Object.fromEntries(
    Object.entries(after).map(([part, mark]) => [
      part,
      before[part] === stood[part] ? mark : 'changed before',
    ]),
  )
  await sql.query('UPDATE account_merges SET stands = $2, writings_moved_at = now() WHERE id = $1', [
    mergeId,
    JSON.stringify(stands),
  ])
  await sql.query(
    `INSERT INTO account_merge_writings (merge_id, kind, row, how, was)
     SELECT $1::uuid, r.kind, r.row, r.how, r.was
       FROM jsonb_to_recordset($2::jsonb) AS r (kind text, row text, how text, was int)`,
    [mergeId, JSON.stringify(handed)],
  )
}

/** The way back, where they went over: when a merge is undone. */
export async function returnWritings(sql: Sql, merge: Merge): Promise<void> {
  const { rows } = await sql.query<{ kind: string; row: string; how: string; was: number | null }>(
    'DELETE FROM account_merge_writings WHERE merge_id = $1 RETURNING kind, row, how, was',
    [merge.mergeId],
  )
  if (rows.length > 0) await handBack(sql, merge, rows as Handed[])
}
