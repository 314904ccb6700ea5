import type { Payload } from 'payload'
import { statisticsReport } from '@/plugins/mail/messages/statistics-report'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { readLocale } from '@/src/domain/languages/locales'
import { holdsRight } from '@/src/domain/roles/rights'
import { lastReport, REPORT_EVERY, type ReportEvery } from '@/src/domain/statistics/report-schedule'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { stopReport } from './chosen-reports'
import { type Figures, readFigures } from './figures'
import { toVariables } from './to-variables'

type Reader = {
  userId: string
  email: string
  firstname: string
  locale: string
  role: string
  state: string
  rights: unknown
  providerName: string
}

/**
 * Mails the reports whose hour has struck, each once: the row that says so changes in the transaction that queues the mail. After a
 * long sleep the last report alone. Who may not see money any more gets none, now or later, and the activity log says so.
 * Safe in any number of processes and through a kill. Gives how many mails.
 */
export async function sendReports(payload: Payload, now = new Date()): Promise<number> {
  let sent = 0
  for (const every of REPORT_EVERY) sent += await sendThese(payload, every, now)
  if (sent > 0) wakeOutbox(payload)
  return sent
}

async function sendThese(payload: Payload, every: ReportEvery, now: Date): Promise<number> {
  const { day, period } = lastReport(every, now, BUSINESS_TIME_ZONE)
  const { rows } = await pool(payload).query<{ waiting: number }>(
    'SELECT count(*)::int AS waiting FROM sales_reports WHERE every = $1 AND sent_for < $2::date',
    [every, day],
  )
  if (!rows[0]?.waiting) return 0
  // Read before, not in the transaction, which would wait for a second connection.
  const figures = await readFigures(payload, period)
  let sent = 0
  for (;;) {
    const next = await inTransaction(payload, (sql) => sendNext(sql, { every, day, figures }))
    if (next === 'none') return sent
    if (next === 'sent') sent += 1
  }
}

type Report = { every: ReportEvery; day: string; figures: Figures }

async function sendNext(sql: Sql, { every, day, figures }: Report): Promise<'sent' | 'stopped' | 'none'> {
  const { rows } = await sql.query<Reader>(
    `SELECT u.id AS "userId", u.email, u.firstname, u.locale::text AS locale, u.role::text AS role, u.state::text AS state, u.rights,
            coalesce((SELECT s.branding_name FROM system_settings s LIMIT 1), 'Training provider') AS "providerName"
       FROM sales_reports r JOIN users u ON u.id = r.user_id
      WHERE r.every = $1 AND r.sent_for < $2::date ORDER BY r.user_id LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
    [every, day],
  )
  const [reader] = rows
  if (!reader) return 'none'
  if (reader.state !== 'active' || !holdsRight(reader, 'money')) {
    await stopReport(sql, reader.userId, every)
    await logActivity(sql, { action: 'report.stopped', by: 'system', user: reader.userId })
    return 'stopped'
  }
  const { userId, email, firstname, providerName } = reader
  const locale = readLocale(reader.locale)
  await sql.query('UPDATE sales_reports SET sent_for = $3::date WHERE user_id = $1 AND every = $2', [
    userId,
    every,
    day,
  ])
  await queueMail(sql, statisticsReport, {
    to: email,
    locale,
    user: userId,
    dedupeKey: `statistics-report:${userId}:${every}:${day}`,
    variables: { firstname, providerName, ...toVariables(figures, { userId, every, locale }) },
  })
  return 'sent'
}
