import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { writeToLeaders } from './write-to-leaders'

type Handover = { groupId: string; email: string; reason: string; actor: string }
type Person = { id: string; state: string; closesAt: Date | null }

/**
 * Staff hand a group to another leader, with a reason, and the new one is written to. The one before keeps what they have of
 * their own. Refusals: `NOT_FOUND`, and `CONFLICT` in words for whoever leads it already, is deactivated, or closes their account.
 */
export async function changeLeader(
  payload: Payload,
  { groupId, email, reason, actor }: Handover,
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ leaderId: string; times: number }>(
      `SELECT g.leader_id AS "leaderId", (SELECT count(*)::int FROM activity_log a
          WHERE a.action = 'group.leader-changed' AND a.details ->> 'group' = g.id::text) AS times
         FROM seat_groups g WHERE g.id = $1 FOR UPDATE OF g`,
      [groupId],
    )
    const group = rows[0]
    if (!group) throw new DomainError('NOT_FOUND')
    const next = await findLeader(sql, email)
    if (next === group.leaderId)
      throw new DomainError('CONFLICT', { message: 'They lead this group already.' })
    await sql.query('UPDATE seat_groups SET leader_id = $2, updated_at = now() WHERE id = $1', [
      groupId,
      next,
    ])
    const details = { group: groupId, reason }
    await logActivity(sql, {
      action: 'group.leader-changed',
      by: 'staff',
      actor,
      user: group.leaderId,
      details,
    })
    await writeToLeaders(sql, [groupId], { about: 'leader', key: String(group.times) })
  })
  wakeOutbox(payload)
}

async function findLeader(sql: Sql, email: string): Promise<string> {
  const { rows } = await sql.query<Person>(
    'SELECT id, state, closes_at AS "closesAt" FROM users WHERE email = $1',
    [email],
  )
  const person = rows[0]
  if (!person) throw new DomainError('NOT_FOUND', { message: 'There is no account with this address.' })
  if (person.state !== 'active')
    throw new DomainError('CONFLICT', {
      message: 'This account is deactivated. Please choose somebody else.',
    })
  if (person.closesAt)
    throw new DomainError('CONFLICT', {
      message: 'This account is being closed. Please choose somebody else.',
    })
  return person.id
}
