import type { Payload } from 'payload'
import type { MigratedShow } from '@/src/domain/imports/migrated-shows'
import type { MailState } from '@/src/domain/mail/mail-labels'
import { pool } from '@/src/server/db/transaction'
import { HELD_BECAUSE } from '../held-purchases'

export type MigratedPerson = {
  id: string
  email: string
  name: string
  legacyId: string | null
  migration: string
  /** Of the welcome mail; null when none was written. */
  mail: MailState | null
  mailedAt: string | null
  problem: string | null
  hasOpened: boolean
}

export type MigratedPeople = {
  counts: Record<MigratedShow, number>
  people: MigratedPerson[]
  /** Batches whose mails wait to be released. */
  batches: { batch: string; held: number }[]
}

/** People on one page of a list. */
export const MIGRATED_PER_PAGE = 50

/** Everybody who came from the older system: how many are where, one list of them, and the mails that wait. */
export async function readMigratedPeople(
  payload: Payload,
  { show, page }: { show: MigratedShow; page: number },
): Promise<MigratedPeople> {
  const sql = pool(payload)
  const counts = await sql.query<Record<MigratedShow, number>>(
    `WITH ${PEOPLE} SELECT ${Object.entries(SHOWS)
      .map(([name, condition]) => `count(*) FILTER (WHERE ${condition})::int AS "${name}"`)
      .join(', ')} FROM people`,
    [HELD_BECAUSE],
  )
  const people = await sql.query<MigratedPerson>(
    `WITH ${PEOPLE}
     SELECT id, email, firstname || ' ' || lastname AS name, legacy_id AS "legacyId", migration, mail,
            to_char(sent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "mailedAt", problem,
            has_opened AS "hasOpened"
       FROM people WHERE ${SHOWS[show]} ORDER BY email LIMIT ${MIGRATED_PER_PAGE} OFFSET $2`,
    [HELD_BECAUSE, (Math.max(1, page) - 1) * MIGRATED_PER_PAGE],
  )
  const batches = await sql.query<{ batch: string; held: number }>(
    `SELECT batch, count(*)::int AS held FROM email_outbox
      WHERE state = 'held' AND message = 'migration-welcome' AND batch IS NOT NULL GROUP BY batch ORDER BY batch`,
  )
  const [numbers] = counts.rows
  if (!numbers) throw new Error('nothing was counted')
  return { counts: numbers, people: people.rows, batches: batches.rows }
}

const PEOPLE = `people AS (
  SELECT u.id, u.email, u.firstname, u.lastname, u.legacy_id, u.migration, w.state AS mail, w.sent_at, b.problem,
         b.problem IS NOT NULL AS has_bounced,
         EXISTS (SELECT 1 FROM password_resets r WHERE r.user_id = u.id AND r.opened_at IS NOT NULL) AS has_opened,
         EXISTS (SELECT 1 FROM user_products g
                  WHERE g.user_id = u.id AND g.state = 'ended' AND g.end_reason = $1) AS has_waiting
    FROM users u
    LEFT JOIN LATERAL (SELECT m.state, m.sent_at FROM email_outbox m
                        WHERE m.user_id = u.id AND m.message = 'migration-welcome'
                        ORDER BY m.created_at DESC LIMIT 1) AS w ON true
    LEFT JOIN LATERAL (SELECT coalesce(m.problem, 'not delivered') AS problem FROM email_outbox m
                        WHERE m."to" = u.email AND m.state = 'failed'
                          AND m.message IN ('migration-welcome', 'migrated-password-reset')
                        ORDER BY m.created_at DESC LIMIT 1) AS b ON true
   WHERE u.migration <> 'none' OR u.legacy_id IS NOT NULL)`

const SHOWS: Record<MigratedShow, string> = {
  all: 'true',
  claimed: `migration = 'claimed'`,
  unclaimed: `migration = 'unclaimed'`,
  held: `mail = 'held'`,
  mailed: `mail = 'sent'`,
  'never-opened': `mail = 'sent' AND migration = 'unclaimed' AND NOT has_opened`,
  bounced: `has_bounced AND migration <> 'claimed'`,
  waiting: 'has_waiting',
}
