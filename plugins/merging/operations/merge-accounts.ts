import type { Payload } from 'payload'
import { endLinks } from '@/plugins/accounts/links/end-links'
import { endSessions } from '@/plugins/accounts/sessions/end-sessions'
import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, isUniqueViolation, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { queueMerged } from '../mail/queue-merged'
import { askMailboxes } from './ask-mailboxes'
import { howItStands } from './how-it-stands'
import { type Account, lockAccounts, readAccount, refuseMerge } from './lock-accounts'
import { moveRows, placeAnew } from './move-rows'
import { markOf, type Pair, type PlannedRow, planMerge } from './plan-merge'

type Merging = {
  intoId: string
  email: string
  /** The mark of the preview: what was seen is what is done. */
  seen: string
  reason: string
  actor: string
}

export type Merged = { mergeId: string; activityId: string; moved: number }

/**
 * Staff make two accounts of one person one: all that the account with `email` has goes to the other, in one transaction, row by
 * row and on record, and nobody can sign in to it any more. What was written for oneself stays sealed where it is until both
 * mailboxes have said that both accounts are theirs (`confirmMerge`). Refusals:
 * `NOT_FOUND`, and `CONFLICT` in words, also when something has changed since it was seen, and for whoever is second.
 */
export async function mergeAccounts(payload: Payload, merging: Merging): Promise<Merged> {
  try {
    return await inTransaction(payload, (sql) => merge(sql, merging))
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('CONFLICT', { internal: 'two rows in one place' })
    throw error
  }
}

async function merge(sql: Sql, { intoId, email, seen, reason, actor }: Merging): Promise<Merged> {
  const pair = { fromId: (await readAccount(sql, { email })).id, intoId }
  await lockAccounts(sql, pair)
  const [from, into] = [
    await readAccount(sql, { id: pair.fromId }),
    await readAccount(sql, { id: pair.intoId }),
  ]
  await refuseMerge(sql, from, into)
  const plan = await planMerge(sql, pair)
  if (from.email !== email || markOf(pair, plan) !== seen)
    throw new DomainError('CONFLICT', {
      message: 'Something has changed since you looked. Please look again.',
    })
  const mergeId = await record(sql, { pair, from, actor })
  await carryOut(sql, { mergeId, pair, plan })
  await sql.query(`UPDATE users SET state = 'deactivated', updated_at = now() WHERE id = $1`, [from.id])
  await endSessions(sql, { userId: from.id, reason: 'deactivated', actor: { id: actor, by: 'staff' } })
  await endLinks(sql, from.id)
  await sql.query(
    `UPDATE data_requests SET expires_at = now(), updated_at = now()
      WHERE user_id = $1 AND kind = 'export' AND expires_at > now()`,
    [from.id],
  )
  await tellOthers(sql, pair)
  const stands = await howItStands(sql, [from.id, into.id])
  await sql.query('UPDATE account_merges SET stands = $2 WHERE id = $1', [mergeId, JSON.stringify(stands)])
  await queueMerged(sql, { mergeId, from, into })
  await askMailboxes(sql, { mergeId, from, into })
  const details = { merge: mergeId, from: from.id, into: into.id, rows: plan.length, reason }
  const act = { by: 'staff', actor, details } as const
  await logActivity(sql, { ...act, action: 'account.merged-away', user: from.id })
  const activityId = await logActivity(sql, { ...act, action: 'account.merged', user: into.id })
  return { mergeId, activityId, moved: plan.length }
}

async function record(
  sql: Sql,
  { pair: { fromId, intoId }, from, actor }: { pair: Pair; from: Account; actor: string },
): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO account_merges (from_id, into_id, actor_id, from_updated_at, places, stands)
     SELECT $1, $2, $3, $4::timestamptz,
            (SELECT coalesce(jsonb_agg(to_jsonb(p)), '[]') FROM learning_places p WHERE p.user_id IN ($1, $2)), '{}'
     RETURNING id`,
    [fromId, intoId, actor, from.updatedAt.toISOString()],
  )
  return rows[0]?.id ?? ''
}

async function carryOut(
  sql: Sql,
  { mergeId, pair: { fromId, intoId }, plan }: { mergeId: string; pair: Pair; plan: readonly PlannedRow[] },
): Promise<void> {
  const ids = (went: string) => (place: string) =>
    plan.filter((row) => row.went === went && row.place === place).map(({ rowId }) => rowId)
  await moveRows(sql, { owner: fromId, next: intoId, over: ids('over'), back: ids('back') })
  await placeAnew(sql, [fromId, intoId])
  const { rows: tags } = await sql.query<{ id: number }>(
    `INSERT INTO users_texts ("order", parent_id, path, text)
     SELECT coalesce((SELECT max(s."order") FROM users_texts s WHERE s.parent_id = $2::uuid AND s.path = 'tags'), 0)
              + row_number() OVER (ORDER BY f."order"), $2::uuid, 'tags', f.text
       FROM users_texts f WHERE f.id::text = ANY ($1::text[])
     RETURNING id`,
    [ids('added')('users_texts.parent_id'), intoId],
  )
  const rows = [
    ...plan.filter(({ went }) => went !== 'added').map(({ place, rowId, went }) => ({ place, rowId, went })),
    ...tags.map(({ id }) => ({ place: 'users_texts.parent_id', rowId: String(id), went: 'added' })),
  ]
  await sql.query(
    `INSERT INTO account_merge_rows (merge_id, place, row_id, went)
     SELECT $1::uuid, r.place, r."rowId", r.went FROM jsonb_to_recordset($2::jsonb) AS r (place text, "rowId" text, went text)`,
    [mergeId, JSON.stringify(rows)],
  )
}

/** A site that follows what is open to whom hears of it. */
async function tellOthers(sql: Sql, { fromId, intoId }: Pair): Promise<void> {
  const { rows } = await sql.query<{ accessId: string; productId: string; orderId: string | null }>(
    `SELECT g.id AS "accessId", g.product_id AS "productId", g.order_id AS "orderId" FROM user_products g
       JOIN account_merge_rows r ON r.place = 'user_products.user_id' AND r.row_id = g.id::text
       JOIN account_merges m ON m.id = r.merge_id AND m.from_id = $1 AND m.undone_at IS NULL
      WHERE g.state = 'active'`,
    [fromId],
  )
  await queueEvents(
    sql,
    'onAccessEnded',
    rows.map((row) => ({ ...row, userId: fromId })),
  )
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId: intoId })),
  )
}
