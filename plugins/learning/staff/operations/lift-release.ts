import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Lift = { userId: string; programId: string; isLifted: boolean; reason: string; actor: string }

/**
 * Staff open all lessons of a program at once for one person, whatever their order and dates, or take that back; what the person
 * opened meanwhile stays open. On record with its reason; a second time changes nothing. 404 for whom or what is not there.
 */
export async function liftRelease(
  payload: Payload,
  { userId, programId, isLifted, reason, actor }: Lift,
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query('SELECT FROM users u, programs p WHERE u.id = $1 AND p.id = $2', [
      userId,
      programId,
    ])
    if (rows.length === 0) throw new DomainError('NOT_FOUND')
    const { rowCount } = isLifted
      ? await sql.query(
          `INSERT INTO release_exceptions (user_id, program_id, reason) VALUES ($1, $2, $3)
           ON CONFLICT (user_id, program_id) DO NOTHING`,
          [userId, programId, reason],
        )
      : await sql.query('DELETE FROM release_exceptions WHERE user_id = $1 AND program_id = $2', [
          userId,
          programId,
        ])
    if (!rowCount) return
    const action = isLifted ? 'release.lifted' : 'release.restored'
    await logActivity(sql, {
      action,
      by: 'staff',
      actor,
      user: userId,
      details: { program: programId, reason },
    })
  })
}
