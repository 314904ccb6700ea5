import type { Payload } from 'payload'
import { cancelReminders } from '@/plugins/commerce/user-products/operations/extend-access'
import {
  ACCESS_REMINDERS,
  passedReminder,
} from '@/plugins/commerce/user-products/operations/passed-reminders'
import { type Extension, endOfDay } from '@/src/domain/access/extend-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/** Days before the end of a group on which its leader is told. */
const GROUP_REMINDERS = [30, 7] as const

const NEW_END = `greatest(ends_at, coalesce($3::timestamptz, greatest(ends_at, now()) + make_interval(hours => 24 * $2::int)))`

/**
 * Staff give a group more time: its end moves, never back, and with it the end of every place that ends with it. Logged with
 * its reason. Refusals: `NOT_FOUND`, `CONFLICT` for a group without an end.
 */
export async function extendGroup(
  payload: Payload,
  { groupId, days, until, reason, actor }: Extension & { groupId: string; reason: string; actor: string },
): Promise<Date> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ id: string; endsAt: Date | null; leaderId: string }>(
      `UPDATE seat_groups SET ends_at = CASE WHEN ends_at IS NOT NULL THEN ${NEW_END} END,
              reminded_days = CASE WHEN ends_at IS NOT NULL THEN ${passedReminder(NEW_END, GROUP_REMINDERS)} END, updated_at = now()
        WHERE id = $1 RETURNING id, ends_at AS "endsAt", leader_id AS "leaderId"`,
      [groupId, days ?? null, until === undefined ? null : endOfDay(until)],
    )
    const group = rows[0]
    if (!group) throw new DomainError('NOT_FOUND')
    const endsAt = group.endsAt
    if (endsAt === null)
      throw new DomainError('CONFLICT', { message: 'This group has no end that could be moved.' })
    await sql.query(
      `UPDATE email_outbox SET state = 'cancelled', next_try_at = NULL, updated_at = now(), problem = 'The group was extended.'
        WHERE state = 'queued' AND dedupe_key LIKE 'group-ending:' || $1::text || ':%'`,
      [groupId],
    )
    const { rows: moved } = await sql.query<{ id: string }>(
      `UPDATE user_products a SET access_ends_at = $2::timestamptz,
              reminded_days = ${passedReminder('$2::timestamptz', ACCESS_REMINDERS)}, updated_at = now()
         FROM group_seats s, seat_groups g
        WHERE s.group_id = $1 AND g.id = s.group_id AND a.source = 'seat' AND a.state = 'active' AND a.access_ends_at < $2::timestamptz
          AND a.order_line = g.order_line AND a.user_id = s.user_id
      RETURNING a.id`,
      [groupId, endsAt.toISOString()],
    )
    await cancelReminders(
      sql,
      moved.map(({ id }) => id),
    )
    const details = { group: groupId, until: endsAt.toISOString(), places: moved.length, reason }
    await logActivity(sql, { action: 'group.extended', by: 'staff', actor, user: group.leaderId, details })
    return endsAt
  })
}
