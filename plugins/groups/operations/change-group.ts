import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'

type Change = {
  name?: string | undefined
  isCodeOpen?: boolean | undefined
  renewCode?: boolean | undefined
  allowed?: string[] | undefined
}

/** The leader names the group, opens, closes or renews its code, and says whom the code is for. `NOT_FOUND` for others. */
export async function changeGroup(
  payload: Payload,
  {
    groupId,
    leaderId,
    name,
    isCodeOpen,
    renewCode = false,
    allowed,
  }: Change & { groupId: string; leaderId: string },
): Promise<void> {
  const { rowCount } = await pool(payload).query(
    `UPDATE seat_groups SET name = coalesce($3, name), is_code_open = coalesce($4, is_code_open),
            allowed = coalesce($5::jsonb, allowed), updated_at = now(),
            join_code = CASE WHEN $6::boolean
              THEN upper(substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 16)) ELSE join_code END
      WHERE id::text = $1 AND leader_id = $2`,
    [
      groupId,
      leaderId,
      name ?? null,
      isCodeOpen ?? null,
      allowed ? JSON.stringify(allowed) : null,
      renewCode,
    ],
  )
  if (!rowCount) throw new DomainError('NOT_FOUND')
}

/** A participant agrees that the leader sees what they opened and finished, or withdraws it, for now on. `NOT_FOUND` for others. */
export async function changeAgreement(
  payload: Payload,
  { groupId, userId, agrees }: { groupId: string; userId: string; agrees: boolean },
): Promise<void> {
  const { rowCount } = await pool(payload).query(
    `UPDATE group_seats s SET agrees = $3 AND coalesce(g.shows_progress, false), agreed_at = now(), updated_at = now()
       FROM seat_groups g WHERE g.id = s.group_id AND s.group_id::text = $1 AND s.user_id = $2 AND s.state = 'active'`,
    [groupId, userId, agrees],
  )
  if (!rowCount) throw new DomainError('NOT_FOUND')
}
