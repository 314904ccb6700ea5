import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { requestSql } from '@/src/server/db/request-sql'
import type { Sql } from '@/src/server/db/transaction'
import { changedBy, type DoneAct, refuseWhatFollowed, told, tooLate } from './done-act'

/** Opens a deactivated account again: whoever it is signs in anew. Refused once it was changed or closed since. */
export async function undoDeactivation(req: PayloadRequest, { id, at, userId }: DoneAct): Promise<void> {
  if (!userId) throw new DomainError('NOT_FOUND')
  await inRequest(req, async (sql) => {
    await sql.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId])
    const { rows } = await sql.query<{ name: string }>(
      `SELECT coalesce(u.firstname || ' ' || u.lastname, '') AS name FROM activity_log x LEFT JOIN users u ON u.id = x.actor_id
        WHERE x.user_id = $1 AND x.id <> $2 AND x.created_at >= $3
          AND x.action IN ('account.state-changed', 'account.closing', 'account.closed', 'account.role-changed')
        ORDER BY x.created_at DESC LIMIT 1`,
      [userId, id, at],
    )
    if (rows[0]) throw tooLate(changedBy(rows[0].name))
    const data = { state: 'active' as const }
    await req.payload.update({ collection: 'users', id: userId, data, req, overrideAccess: false })
  })
}

/** Puts a code back to what it said, or removes one that was made. Refused once it was changed or used since. */
export async function undoDiscount(req: PayloadRequest, act: DoneAct): Promise<void> {
  const id = told(act, 'id')
  await inRequest(req, async (sql) => {
    const { rows } = await sql.query<{ isUsed: boolean }>(
      `SELECT EXISTS (SELECT FROM discount_redemptions r WHERE r.discount_id = d.id AND r.updated_at >= $2) AS "isUsed"
         FROM discounts d WHERE d.id = $1 FOR UPDATE`,
      [id, act.at],
    )
    if (!rows[0]) throw new DomainError('NOT_FOUND')
    await refuseWhatFollowed(sql, act, 'id')
    if (rows[0].isUsed) throw tooLate('Somebody has used this code since.')
    if (act.action === 'content.created') await req.payload.delete({ collection: 'discounts', id, req })
    else {
      const data = (act.details as { was: Record<string, unknown> }).was
      await req.payload.update({ collection: 'discounts', id, data, req, overrideAccess: false })
    }
  })
}

/** What Payload saves, and what it is held against, in one transaction. */
async function inRequest(req: PayloadRequest, work: (sql: Sql) => Promise<void>): Promise<void> {
  await initTransaction(req)
  try {
    await work(await requestSql(req))
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
