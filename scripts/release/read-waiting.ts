import type { Payload } from 'payload'
import { OFFLINE_PROVIDERS } from '@/src/domain/payments/offline'
import { sqlList } from '@/src/server/db/sql-list'
import { pool } from '@/src/server/db/transaction'

const OFFLINE = sqlList(OFFLINE_PROVIDERS)

export type Waiting = {
  mails: number
  heldMails: number
  payments: number
  refunds: number
  messages: number
  overdue: number
  invoices: number
  creditNotes: number
}

/** What a held shop would do by itself once it is released, and how far its numbers are. */
export async function readWaiting(payload: Payload): Promise<Waiting> {
  const { rows } = await pool(payload).query<Waiting>(
    `SELECT (SELECT count(*) FROM email_outbox WHERE state = 'queued')::int AS mails,
            (SELECT count(*) FROM email_outbox WHERE state = 'held')::int AS "heldMails",
            (SELECT count(*) FROM payment_attempts
              WHERE state IN ('created', 'awaiting-approval', 'capturing', 'pending', 'declined')
                AND provider NOT IN (${OFFLINE}))::int AS payments,
            (SELECT count(*) FROM refunds WHERE state IN ('requested', 'pending'))::int AS refunds,
            (SELECT count(*) FROM payment_events WHERE processed_at IS NULL)::int AS messages,
            (SELECT count(*) FROM invoices WHERE kind = 'invoice' AND state = 'open' AND due_at <= now())::int AS overdue,
            coalesce((SELECT last_number FROM number_series WHERE name = 'invoice'), 0)::int AS invoices,
            coalesce((SELECT last_number FROM number_series WHERE name = 'credit-note'), 0)::int AS "creditNotes"`,
  )
  if (!rows[0]) throw new Error('the database told nothing')
  return rows[0]
}

export function describeWaiting(waiting: Waiting): string {
  return [
    `  ${waiting.mails} mails are queued, ${waiting.heldMails} more are held back`,
    `  ${waiting.payments} payments and ${waiting.refunds} refunds are open, ${waiting.messages} messages of the provider wait`,
    `  ${waiting.overdue} invoices are overdue`,
    `  the last invoice here is number ${waiting.invoices}, the last credit note ${waiting.creditNotes}`,
  ].join('\n')
}
