import type { Payload } from 'payload'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { firstnameSql } from '../../orders/operations/firstname-sql'
import { queueReminder, type Reminded } from './queue-reminder'

type Request = { orderId: string; actor: string }

/** Two presses of the same button are one reminder. */
const AGAIN_AFTER_SECONDS = 60

/**
 * Sends a reminder of an open invoice because staff ask for it, due or not, whatever the limit of the job; the job counts
 * it. Again within a minute: the same answer, no second mail. Gives how many reminders there were.
 * Refusals: `NOT_FOUND`, `INVOICE_NOT_OPEN`.
 */
export async function remindNow(payload: Payload, { orderId, actor }: Request, now: Date): Promise<number> {
  const reminders = await inTransaction(payload, async (sql) => {
    const invoice = await findOpen(sql, orderId)
    const count = await claim(sql, invoice.id, now)
    if (count === null) return readCount(sql, invoice.id)
    await queueReminder(sql, { ...invoice, reminders: count }, { by: 'staff', actor, now })
    return count
  })
  wakeOutbox(payload)
  return reminders
}

/** Under the lock of its order, which whoever pays or cancels it takes, too. */
async function findOpen(sql: Sql, orderId: string): Promise<Reminded> {
  const { rowCount } = await sql.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [orderId])
  if (!rowCount) throw new DomainError('NOT_FOUND')
  const { rows } = await sql.query<Reminded>(
    `SELECT i.id, i.order_id, i.user_id, i.due_at, i.reminders::int, i.snapshot, o.customer_email, ${firstnameSql(sql)}
       FROM invoices i JOIN orders o ON o.id = i.order_id JOIN ${siteOf(sql).customers.table} u ON u.id = o.user_id
      WHERE o.id = $1 AND i.kind = 'invoice' AND i.state = 'open' AND i.due_at IS NOT NULL`,
    [orderId],
  )
  if (!rows[0]) throw new DomainError('INVOICE_NOT_OPEN')
  return rows[0]
}

/** Counts the reminder, unless there was one a moment ago (null). */
async function claim(sql: Sql, invoiceId: string, now: Date): Promise<number | null> {
  const { rows } = await sql.query<{ reminders: number }>(
    `UPDATE invoices SET reminders = reminders + 1, reminded_at = $2::timestamptz, updated_at = now()
      WHERE id = $1 AND (reminded_at IS NULL OR reminded_at <= $2::timestamptz - make_interval(secs => $3))
      RETURNING reminders::int`,
    [invoiceId, now.toISOString(), AGAIN_AFTER_SECONDS],
  )
  return rows[0]?.reminders ?? null
}

async function readCount(sql: Sql, invoiceId: string): Promise<number> {
  const { rows } = await sql.query<{ reminders: number }>(
    'SELECT reminders::int FROM invoices WHERE id = $1',
    [invoiceId],
  )
  return rows[0]?.reminders ?? 0
}
