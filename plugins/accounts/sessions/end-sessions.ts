import type { Sql } from '@/src/server/db/transaction'

type EndReason =
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'signed-out-from-another-device'
  | 'password-changed'
  | 'role-changed'
  | 'deactivated'
  | 'two-factor-changed'

type Ending = {
  userId: string
  reason: EndReason
  /** Only this session. */
  only?: string
  /** All but this session. */
  keep?: string | null
  /** Who ended them; the person themselves when it is left out. */
  actor?: { id: string | null; by: 'customer' | 'staff' | 'system' }
}

/**
 * Ends somebody's sessions, at once: the session's row is read on every request. Logs that it was done, with the
 * reason and the number. Resolves to how many were ended; ending them again changes nothing.
 */
export async function endSessions(sql: Sql, ending: Ending): Promise<number> {
  const { userId, reason, only = null, keep = null } = ending
  const { id: actorId, by } = ending.actor ?? { id: userId, by: 'customer' }
  const { rows } = await sql.query<{ ended: number }>({
    name: 'end-sessions',
    text: `WITH ended AS (
             UPDATE sessions SET ended_at = now(), end_reason = $2::text, updated_at = now()
              WHERE user_id = $1::uuid AND ended_at IS NULL
                AND ($3::uuid IS NULL OR id = $3::uuid) AND id IS DISTINCT FROM $4::uuid
             RETURNING id),
           logged AS (
             INSERT INTO activity_log (action, "by", actor_id, user_id, details)
             SELECT $5::text, $6::text, $7::uuid, $1::uuid, jsonb_build_object('reason', $2::text, 'sessions', count(*))
               FROM ended HAVING count(*) > 0)
           SELECT count(*)::int AS ended FROM ended`,
    values: [
      userId,
      reason,
      only,
      keep,
      reason === 'signed-out' ? 'session.ended' : 'session.all-ended',
      by,
      actorId,
    ],
  })
  return rows[0]?.ended ?? 0
}
