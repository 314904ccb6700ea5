import type { Sql } from '@/src/server/db/transaction'

/** Marks the invoice of an order that is being paid, in the caller's transaction. */
export async function payInvoice(sql: Sql, orderId: string): Promise<void> {
  await sql.query(
    `UPDATE invoices SET state = 'paid', settled_at = now(), updated_at = now()
      WHERE order_id = $1 AND kind = 'invoice' AND state = 'open'`,
    [orderId],
  )
}
