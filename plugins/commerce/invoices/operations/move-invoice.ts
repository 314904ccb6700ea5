import { INVOICE_MOVES } from '@/src/domain/invoices/invoice-state'
import { statesBefore } from '@/src/domain/states/transitions'
import type { Sql } from '@/src/server/db/transaction'

/**
 * The one writer of an invoice's state once it is issued, in the caller's transaction: from where `INVOICE_MOVES` allows it.
 * Whether it moved.
 */
export async function moveInvoice(sql: Sql, orderId: string, to: 'paid' | 'cancelled'): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE invoices SET state = $2::text::enum_invoices_state, settled_at = now(), updated_at = now()
      WHERE order_id = $1 AND kind = 'invoice' AND state = ANY ($3::text[]::enum_invoices_state[])`,
    [orderId, to, statesBefore(INVOICE_MOVES, to)],
  )
  return rowCount === 1
}
