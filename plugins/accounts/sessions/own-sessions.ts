import { deviceName } from '@/src/domain/sessions/device-name'
import type { Sql } from '@/src/server/db/transaction'

type OwnSession = {
  id: string
  device: string
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
}

type Row = { id: string; user_agent: string | null; created_at: Date; last_used_at: Date }

/** The devices somebody is signed in on: this one first, then the most recently used. */
export async function listOwnSessions(
  sql: Sql,
  { userId, sid }: { userId: string; sid: string },
): Promise<OwnSession[]> {
  const { rows } = await sql.query<Row>({
    name: 'own-sessions',
    text: `SELECT id, user_agent, created_at, last_used_at FROM sessions
            WHERE user_id = $1 AND ended_at IS NULL AND idle_expires_at > now() AND expires_at > now()
            ORDER BY (id = $2) DESC, last_used_at DESC LIMIT 100`,
    values: [userId, sid],
  })
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.id === sid,
  }))
}
