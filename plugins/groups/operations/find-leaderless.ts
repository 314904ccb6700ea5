import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { GROUP_IS_OPEN } from './lock-group'

export type Leaderless = { id: string; name: string; people: number; closesAt: Date | null }

/** More than this many are no list any more. */
const AT_MOST = 50

/**
 * Groups that are not over and whose leader is gone (`closesAt` is null), or closes their account then: nobody can invite or take
 * back places there until staff name another. The oldest first; with `groupId` that one, if it is among them.
 */
export async function findLeaderless(payload: Payload, groupId: string | null = null): Promise<Leaderless[]> {
  const { rows } = await pool(payload).query<Leaderless>({
    name: 'leaderless-groups',
    text: `SELECT g.id, g.name, u.closes_at AS "closesAt",
                  (SELECT count(*)::int FROM group_seats s WHERE s.group_id = g.id AND s.state = 'active') AS people
             FROM seat_groups g JOIN users u ON u.id = g.leader_id
            WHERE ($1::uuid IS NULL OR g.id = $1) AND (u.state <> 'active' OR u.closes_at IS NOT NULL) AND ${GROUP_IS_OPEN}
            ORDER BY g.created_at LIMIT $2`,
    values: [groupId, AT_MOST],
  })
  return rows
}
