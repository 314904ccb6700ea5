import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

export type OpenInvoices = { count: number; totalCents: number; overdue: number }

/** What is still owed. One SQL statement. */
export async function readOpenInvoices(payload: Payload): Promise<OpenInvoices> {
  const { rows } = await pool(payload).query<OpenInvoices>(
    `SELECT count(*)::int AS count, coalesce(sum(total_cents), 0)::float8 AS "totalCents",
            (count(*) FILTER (WHERE due_at < now()))::int AS overdue
       FROM invoices WHERE kind = 'invoice' AND state = 'open'`,
  )
  if (!rows[0]) throw new Error('no answer')
  return rows[0]
}
