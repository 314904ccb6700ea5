import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { queueUndone } from '../mail/queue-merged'
import { returnWritings } from './confirm-merge'
import { howItStands } from './how-it-stands'
import { lockAccounts, readAccount } from './lock-accounts'
import { moveRows } from './move-rows'

type Stored = {
  fromId: string
  intoId: string
  isUndone: boolean
  fromUpdatedAt: Date
  places: unknown
  stands: Record<string, string>
}

/**
 * Takes two accounts apart again that staff made one: every row that moved goes back, and nothing else changes. Sessions and links
 * that were ended stay so. Refused, `TOO_LATE_TO_UNDO`, once something has happened on either account: anything but signing in
 * and mails counts. `undid` is the act in the activity log it takes back.
 */
export async function undoMerge(
  payload: Payload,
  { mergeId, undid, actor }: { mergeId: string; undid: string; actor: string },
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const pair = await readMerge(sql, mergeId)
    await lockAccounts(sql, pair)
    const merge = await readMerge(sql, mergeId)
    const [from, into] = [
      await readAccount(sql, { id: merge.fromId }),
      await readAccount(sql, { id: merge.intoId }),
    ]
    await refuseLate(sql, merge)
    await sql.query('UPDATE account_merges SET undone_at = now() WHERE id = $1', [mergeId])
    await putBack(sql, mergeId, merge)
    await returnWritings(sql, { mergeId, ...pair })
    const details = { merge: mergeId, from: from.id, into: into.id, undid }
    const act = { action: 'account.merge-undone', by: 'staff', actor, details } as const
    await logActivity(sql, { ...act, user: from.id })
    await logActivity(sql, { ...act, user: into.id })
    await queueUndone(sql, { mergeId, from, into })
  })
}

async function readMerge(sql: Sql, mergeId: string): Promise<Stored> {
  const { rows } = await sql.query<Stored>(
    `SELECT from_id AS "fromId", into_id AS "intoId", undone_at IS NOT NULL AS "isUndone",
            from_updated_at AS "fromUpdatedAt", places, stands
       FROM account_merges WHERE id::text = $1`,
    [mergeId],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}

async function refuseLate(sql: Sql, { isUndone, fromId, intoId, stands }: Stored) {
  const refuse = (message: string) => {
    throw new DomainError('TOO_LATE_TO_UNDO', { message })
  }
  if (isUndone) refuse('The two accounts are apart again already.')
  const now = await howItStands(sql, [fromId, intoId])
  if (Object.keys({ ...now, ...stands }).some((part) => now[part] !== stands[part]))
    refuse('Something has happened on one of the two accounts since.')
}

async function putBack(sql: Sql, mergeId: string, { fromId, intoId, fromUpdatedAt, places }: Stored) {
  const { rows } = await sql.query<{ place: string; rowId: string; went: string }>(
    `SELECT place, row_id AS "rowId", went FROM account_merge_rows WHERE merge_id = $1 ORDER BY place, row_id`,
    [mergeId],
  )
  const ids = (went: string) => (place: string) =>
    rows.filter((row) => row.went === went && row.place === place).map(({ rowId }) => rowId)
  await moveRows(sql, { owner: intoId, next: fromId, over: ids('over'), back: ids('back') })
  await sql.query('DELETE FROM users_texts WHERE id::text = ANY ($1::text[])', [
    ids('added')('users_texts.parent_id'),
  ])
  await sql.query('DELETE FROM learning_places WHERE user_id IN ($1, $2)', [fromId, intoId])
  await sql.query(
    `INSERT INTO learning_places (user_id, program_id, lesson_id, at)
     SELECT p.user_id, p.program_id, p.lesson_id, p.at
       FROM jsonb_populate_recordset(NULL::learning_places, $1::jsonb) p`,
    [JSON.stringify(places)],
  )
  await sql.query(`UPDATE users SET state = 'active', updated_at = $2::timestamptz WHERE id = $1`, [
    fromId,
    fromUpdatedAt.toISOString(),
  ])
}
