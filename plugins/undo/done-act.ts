import { DomainError } from '@/src/domain/errors/domain-error'
import type { Sql } from '@/src/server/db/transaction'

/** An act of staff, as the activity log tells of it. */
export type DoneAct = { id: string; action: string; at: Date; userId: string | null; details: unknown }

/** Refusal: `NOT_FOUND`. */
export async function readAct(sql: Sql, id: string): Promise<DoneAct> {
  const { rows } = await sql.query<DoneAct>(
    `SELECT id, action, created_at AS at, user_id AS "userId", details FROM activity_log WHERE id = $1 AND "by" = 'staff'`,
    [id],
  )
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0]
}

/** One word of what an act tells; empty where it says nothing. */
export function told({ details }: DoneAct, key: string): string {
  const value = (details as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Refuses what was changed since, naming who was faster. The caller holds the lock of what the act is about: whoever is behind
 * it in the queue finds this act's own entry.
 */
export async function refuseWhatFollowed(sql: Sql, act: DoneAct, key: 'access' | 'id'): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT coalesce(u.firstname || ' ' || u.lastname, '') AS name
       FROM activity_log x LEFT JOIN users u ON u.id = x.actor_id
      WHERE x.created_at >= $2 AND x.id <> $1 AND x.details ->> $3::text = $4 ORDER BY x.created_at DESC LIMIT 1`,
    [act.id, act.at, key, told(act, key)],
  )
  if (rows[0]) throw tooLate(changedBy(rows[0].name))
}

export function changedBy(name: string): string {
  return name ? `${name} has changed this since.` : 'This was changed since.'
}

export function tooLate(message: string): DomainError {
  return new DomainError('TOO_LATE_TO_UNDO', { message })
}
