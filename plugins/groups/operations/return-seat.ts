import type { Payload } from 'payload'
import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { DomainError } from '@/src/domain/errors/domain-error'
import { mayReturn, type SeatState } from '@/src/domain/groups/seat-state'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { lockGroup } from './lock-group'
import { moveSeat } from './move-seat'

type Return = { groupId: string; seatId: string; leaderId: string }
type Row = { state: SeatState; joinedAt: Date | null; userId: string | null; uses: number }

/**
 * Takes a place back for somebody else, by the rule of `mayReturn`: its link is void, and what it opened ends. What the
 * person has from another source stays, and so does what they wrote. A second time changes nothing. Refusals: `NOT_FOUND`,
 * `SEAT_STAYS`.
 */
export async function returnSeat(payload: Payload, { groupId, seatId, leaderId }: Return): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const group = await lockGroup(sql, groupId)
    if (group.leaderId !== leaderId) throw new DomainError('NOT_FOUND')
    const { rows } = await sql.query<Row>(
      `SELECT state, joined_at AS "joinedAt", user_id AS "userId", coalesce(uses, 0)::int AS uses FROM group_seats WHERE id = $1 AND group_id = $2`,
      [seatId, group.id],
    )
    const seat = rows[0]
    if (!seat) throw new DomainError('NOT_FOUND')
    if (seat.state === 'returned') return
    if (!mayReturn(seat, new Date())) throw new DomainError('SEAT_STAYS')
    if (!(await moveSeat(sql, seatId, { to: 'returned' }))) throw new DomainError('CONFLICT')
    const { rows: ended } = await sql.query<{ accessId: string; userId: string; productId: string }>(
      `UPDATE user_products SET state = 'ended', ended_at = now(), end_reason = 'seat.returned', updated_at = now()
        WHERE source = 'seat' AND state = 'active' AND source_key LIKE $1 || '%'
        RETURNING id AS "accessId", user_id AS "userId", product_id AS "productId"`,
      [`seat:${seatId}:${seat.uses}:`],
    )
    const details = { group: group.id, seat: seatId, title: group.name }
    await logActivity(sql, {
      action: 'group.seat-returned',
      by: 'customer',
      actor: leaderId,
      user: seat.userId,
      details,
    })
    await queueEvents(
      sql,
      'onAccessEnded',
      ended.map((row) => ({ ...row, orderId: group.orderId })),
    )
  })
}
