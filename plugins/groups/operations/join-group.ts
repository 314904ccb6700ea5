import type { Payload } from 'payload'
import { proveAddress } from '@/plugins/accounts/links/prove-address'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { queueEvents } from '@/plugins/commerce/events/queue-events'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { type LockedGroup, lockGroup } from './lock-group'
import { moveSeat } from './move-seat'
import { ownsAll } from './owns-all'
import { refuseJoining } from './refuse-joining'

type Person = { id: string; email: string }
type Seat = { id: string; state: 'free' | 'invited' | 'active' | 'returned'; user_id: string | null }

/**
 * Takes a place of a group for somebody: the one they were invited to, else a free one, and opens its programs to them in the
 * same transaction. One group is joined by one after the other, so that never more places are taken than were bought. Who is
 * in it already is told so and changes nothing. Whoever comes by the link that was mailed to them has shown that the address is
 * theirs. Refusals: `ALREADY_OWNED` (all of it, for ever: the place stays free), `GROUP_CODE_INVALID`, `GROUP_OTHER_ADDRESS` (an invitation, or a
 * limit, for others), `GROUP_ENDED`, `GROUP_FULL`.
 */
export async function joinGroup(
  payload: Payload,
  person: Person,
  { code, agrees }: { code: string; agrees: boolean },
): Promise<{ groupId: string; seatId: string }> {
  return inTransaction(payload, async (sql) => {
    const found = await findByCode(sql, code)
    const group = await lockGroup(sql, found.groupId)
    const seats = await seatsFor(sql, group.id, person)
    const taken = seats.find(({ user_id, state }) => user_id === person.id && state === 'active')
    if (taken) return { groupId: group.id, seatId: taken.id }
    const promised = seats.find(({ state }) => state === 'invited')
    await refuseJoining(sql, group, { person, invited: promised?.id, linked: found.seatId })
    const seat = promised ?? seats.find(({ state }) => state !== 'active')
    if (!seat) throw new DomainError('GROUP_FULL')
    await refuseOwned(sql, group, person)
    await take(sql, group, seat.id, person, agrees && group.showsProgress)
    // Their own invitation came to their mailbox: whose it is, is shown by it.
    if (found.seatId !== null) await proveAddress(sql, person.id)
    return { groupId: group.id, seatId: seat.id }
  })
}

type Found = { groupId: string; seatId: string | null }

/** A group by its code, or by the token of one invitation to it. */
export async function findByCode(sql: Sql, code: string): Promise<Found> {
  const { rows } = await sql.query<Found>(
    `SELECT g.id AS "groupId", NULL::uuid AS "seatId" FROM seat_groups g WHERE g.join_code = upper($1)
      UNION ALL SELECT s.group_id, s.id FROM group_seats s WHERE s.token_hash = $2 LIMIT 1`,
    [code, hashToken(code)],
  )
  if (!rows[0]) throw new DomainError('GROUP_CODE_INVALID')
  return rows[0]
}

/** Theirs, the one they are invited to, and one that is free: in that order. */
async function seatsFor(sql: Sql, groupId: string, { id, email }: Person): Promise<Seat[]> {
  const { rows } = await sql.query<Seat>(
    `(SELECT id, state, user_id FROM group_seats WHERE group_id = $1
         AND ((state = 'active' AND user_id = $2) OR (state = 'invited' AND email = $3)) ORDER BY place)
      UNION ALL
     (SELECT id, state, user_id FROM group_seats WHERE group_id = $1 AND state IN ('free', 'returned')
       ORDER BY place LIMIT 1)`,
    [groupId, id, email],
  )
  return rows
}

async function refuseOwned(sql: Sql, group: LockedGroup, person: Person): Promise<void> {
  const { rows } = await sql.query<{ owns: boolean }>(
    `SELECT coalesce(${ownsAll('$1::jsonb', '$2::uuid')}, false) AS owns`,
    [JSON.stringify(group.opens), person.id],
  )
  if (!rows[0]?.owns) return
  const message =
    'You have everything that this group opens already, for ever. Your place stays free for somebody else.'
  throw new DomainError('ALREADY_OWNED', { message })
}

async function take(
  sql: Sql,
  group: LockedGroup,
  seatId: string,
  person: Person,
  agrees: boolean,
): Promise<void> {
  const seat = await moveSeat(sql, seatId, { to: 'active', userId: person.id, email: person.email, agrees })
  if (!seat) throw new Error('a place of a locked group moved')
  const { rows } = await sql.query<{ accessId: string; productId: string }>(
    `INSERT INTO user_products (user_id, product_id, state, source, source_key, order_id, order_line, access_ends_at, reason)
     SELECT $1::uuid, p.id, 'active', 'seat', $2 || p.id::text, $3, $4, $5, $6
       FROM jsonb_array_elements_text($7::jsonb) AS wanted(product) JOIN products p ON p.id::text = wanted.product
     RETURNING id AS "accessId", product_id AS "productId"`,
    [
      person.id,
      `seat:${seat.id}:${seat.uses}:`,
      group.orderId,
      group.orderLine,
      group.keepsAccess ? null : (group.endsAt?.toISOString() ?? null),
      `A place in ${group.name}`,
      JSON.stringify(group.opens),
    ],
  )
  const { id: user } = person
  const details = { group: group.id, seat: seat.id, title: group.name }
  await logActivity(sql, { action: 'group.joined', by: 'customer', actor: user, user, details })
  await queueEvents(
    sql,
    'onAccessGranted',
    rows.map((row) => ({ ...row, userId: user, orderId: group.orderId })),
  )
}
