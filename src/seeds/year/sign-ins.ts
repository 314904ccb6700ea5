import { createHash } from 'node:crypto'
import { pool } from '@/src/server/db/transaction'
import type { YearPerson } from './people'
import { daysAfter, type Year } from './year'

const DEVICES = ['Firefox on Windows', 'Safari on an iPhone', 'Chrome on Android', 'Safari on a Mac'] as const

/** When people signed in, and on what; of each their last device. */
export async function signIns(year: Year, people: readonly YearPerson[]): Promise<void> {
  const rows = people.flatMap(({ id, joinedDaysAgo }) => {
    const count = 1 + year.chance.below(6)
    return Array.from({ length: count }, () => {
      const at = daysAfter(year.end, -((joinedDaysAgo * year.chance.below(1_000)) / 1_000) - 0.01)
      return { user: id, at: at.toISOString(), device: year.chance.one(DEVICES), hash: hashOf(id, at) }
    })
  })
  await pool(year.payload).query(
    `WITH said AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS s("user" uuid, at timestamptz, device text, hash text)),
     logged AS (
       INSERT INTO activity_log (action, "by", actor_id, user_id, details, created_at, updated_at)
       SELECT 'session.started', 'customer', s."user", s."user", '{}', s.at, s.at FROM said s)
     INSERT INTO sessions (user_id, device_id, user_agent, refresh_token_hash, last_used_at, idle_expires_at, expires_at, created_at, updated_at)
     SELECT DISTINCT ON (s."user") s."user", gen_random_uuid()::text, s.device, s.hash, s.at, s.at + interval '14 days',
            s.at + interval '30 days', s.at, s.at FROM said s ORDER BY s."user", s.at DESC`,
    [JSON.stringify(rows)],
  )
}

/** Of no token: nobody can go on with these. */
function hashOf(id: string, at: Date): string {
  return createHash('sha256').update(`${id} ${at.toISOString()} nobody`).digest('hex')
}
