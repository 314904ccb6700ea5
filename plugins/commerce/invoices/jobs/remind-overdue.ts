import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { firstnameSql } from '../../orders/operations/firstname-sql'
import { queueReminder, type Reminded } from '../operations/queue-reminder'

const BATCH = 20

/**
 * Reminds of invoices that are overdue: at once, then every so many days, so often at most, as the settings say. Safe in
 * any number of processes: one update claims an invoice and counts the reminder, and the mail is queued with it.
 * Returns how many it reminded of.
 */
export async function remindOverdue(payload: Payload, now = new Date()): Promise<number> {
  let reminded = 0
  for (;;) {
    const count = await remindSome(payload, now)
    reminded += count
    if (count > 0) wakeOutbox(payload)
    if (count < BATCH) return reminded
  }
}

async function remindSome(payload: Payload, now: Date): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<Reminded>({
      name: 'claim-overdue',
      text: claimSql(sql),
      values: [now.toISOString()],
    })
    for (const row of rows) await queueReminder(sql, row, { by: 'system', now })
    return rows.length
  })
}

/**
 * An order that is being paid or cancelled right now is left for the next round.
 * What a site without these settings does not say is as the settings begin: every 7 days, 3 times.
 */
const claimSql = (sql: Sql) => `
WITH s AS (SELECT coalesce((it ->> 'invoices_reminder_days')::int, 7) AS days,
                  coalesce((it ->> 'invoices_reminder_limit')::int, 3) AS times
             FROM (SELECT to_jsonb(system_settings) AS it FROM ${siteOf(sql).settings} LIMIT 1) found),
due AS (
  SELECT i.id FROM s, invoices i JOIN orders o ON o.id = i.order_id
   WHERE i.kind = 'invoice' AND i.state = 'open' AND i.due_at <= $1::timestamptz AND i.reminders < s.times
     AND (i.reminded_at IS NULL OR i.reminded_at <= $1::timestamptz - make_interval(days => s.days))
   ORDER BY i.due_at LIMIT ${BATCH}
     FOR KEY SHARE OF o SKIP LOCKED FOR UPDATE OF i SKIP LOCKED)
UPDATE invoices i SET reminders = i.reminders + 1, reminded_at = $1::timestamptz, updated_at = now()
  FROM due, orders o JOIN ${siteOf(sql).customers.table} u ON u.id = o.user_id
 WHERE i.id = due.id AND o.id = i.order_id AND i.due_at IS NOT NULL
RETURNING i.id, i.order_id, i.user_id, o.customer_email, ${firstnameSql(sql)}, i.due_at, i.reminders::int, i.snapshot`
