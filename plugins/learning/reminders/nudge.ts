import type { Payload } from 'payload'
import { productTextFor } from '@/plugins/commerce/catalog/product-text'
import { learningPaused } from '@/plugins/mail/messages/learning-paused'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { siteOf } from '@/src/server/site'
import { titleIn } from '../in-language'

const BATCH = 500
/** Somebody who did nothing for so long is asked once whether they would like to go on. */
export const PAUSE_DAYS = 14
/** Whoever left longer ago than that is left in peace. */
const LONGEST_DAYS = 45

type Paused = {
  userId: string
  email: string
  firstname: string
  locale: Locale
  program: string
  slug: string
  since: Date
  providerName: string
}

/**
 * Writes once in a pause to people who did nothing in their programs for two weeks: about the one they were in last, while it is
 * open, not finished, and has a lesson they may open. Not to whom it does not want. Safe in any number of processes and through a
 * kill: one statement claims a pause, and its mail is queued with it. Gives how many mails.
 */
export async function nudgePaused(payload: Payload, now = new Date()): Promise<number> {
  let nudged = 0
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after !== null) {
    const { told, last } = await nudgeSome(payload, after, now)
    nudged += told
    if (told > 0) wakeOutbox(payload)
    after = last
  }
  return nudged
}

/** Those of the next people by their id; null after the last of them. */
async function nudgeSome(
  payload: Payload,
  after: string,
  now: Date,
): Promise<{ told: number; last: string | null }> {
  const { rows } = await pool(payload).query<{ id: string }>({
    name: 'next-learners',
    text: `SELECT u.id FROM users u WHERE u.id > $1 AND u.state = 'active' AND u.closes_at IS NULL ORDER BY u.id LIMIT ${BATCH}`,
    values: [after],
  })
  const ids = rows.map(({ id }) => id)
  const told = ids.length === 0 ? 0 : await inTransaction(payload, (sql) => nudgeThese(sql, ids, now))
  return { told, last: ids.length < BATCH ? null : (ids.at(-1) ?? null) }
}

async function nudgeThese(sql: Sql, ids: string[], now: Date): Promise<number> {
  const { rows } = await sql.query<Paused>({
    name: 'claim-learning-pause',
    text: `WITH due AS MATERIALIZED (
             SELECT u.id, u.email, u.firstname, u.locale, d.at AS since, t.title,
                    ${productTextFor(siteOf(sql), 'slug', 'u.locale::text', 'x')} AS slug
               FROM users u
               JOIN LATERAL (SELECT k.program_id, k.updated_at AS at FROM lesson_progress k
                              WHERE k.user_id = u.id ORDER BY k.updated_at DESC LIMIT 1) d ON true
               JOIN programs p ON p.id = d.program_id AND p._status = 'published'
               JOIN products x ON x.id = p.product_id
               JOIN ${titleIn('programs', 'p.id', 'u.locale::text')} t ON true
               LEFT JOIN learning_reminders r ON r.user_id = u.id
              WHERE u.id = ANY ($2::uuid[]) AND u.state = 'active'
                AND d.at <= $1::timestamptz - interval '${24 * PAUSE_DAYS} hours'
                AND d.at > $1::timestamptz - interval '${24 * LONGEST_DAYS} hours'
                AND coalesce(r.is_wanted, true) AND (r.nudged_at IS NULL OR r.nudged_at < d.at)
                AND NOT EXISTS (SELECT 1 FROM program_completions c WHERE c.user_id = u.id AND c.program_id = p.id)
                AND EXISTS (SELECT 1 FROM user_products g
                             WHERE g.user_id = u.id AND g.product_id = p.product_id AND ${openAccess('g', '$1::timestamptz')})
                AND EXISTS (SELECT 1 FROM lessons l
                             WHERE l.program_id = p.id AND l._status = 'published'
                               AND NOT EXISTS (SELECT 1 FROM lesson_progress o
                                                WHERE o.user_id = u.id AND o.lesson_id = l.id AND o.state = 'done')
                               AND NOT ${lockedLesson('l', 'p', 'u.id')})),
           claimed AS (
             INSERT INTO learning_reminders AS kept (user_id, nudged_at) SELECT id, $1::timestamptz FROM due ORDER BY id
             ON CONFLICT (user_id) DO UPDATE SET nudged_at = excluded.nudged_at
               WHERE kept.is_wanted AND (kept.nudged_at IS NULL
                     OR kept.nudged_at < (SELECT due.since FROM due WHERE due.id = kept.user_id))
             RETURNING user_id)
           SELECT due.id AS "userId", due.email, due.firstname, due.locale, due.title AS program, due.slug,
                  due.since,
                  coalesce((SELECT s.branding_name FROM system_settings s LIMIT 1), 'Training provider') AS "providerName"
             FROM claimed JOIN due ON due.id = claimed.user_id`,
    values: [now.toISOString(), ids],
  })
  await queueMails(sql, learningPaused, rows.map(toMail))
  return rows.length
}

function toMail(row: Paused) {
  const locale: Locale = row.locale === 'fr' ? 'fr' : DEFAULT_LOCALE
  const at = (path: string) => `${env().SITE_URL}${localPath(path, locale)}`
  return {
    to: row.email,
    locale,
    dedupeKey: `learning-paused:${row.userId}:${row.since.getTime()}`,
    variables: {
      firstname: row.firstname,
      program: row.program,
      programUrl: at(`/programs/${row.slug}`),
      settingsUrl: at('/account-settings/communication'),
      providerName: row.providerName,
    },
    user: row.userId,
  }
}
