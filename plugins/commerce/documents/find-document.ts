import type { Payload } from 'payload'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { pool } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { composeReceipt, type SoldBy } from '../invoices/compose-document'
import { readOrderFacts } from '../invoices/operations/read-order-facts'

/** Who asks: `userId` for their own documents only, null for staff and for our own mails. */
type Asker = { userId: string | null }

/** An invoice or a credit note as it was issued. Null when there is none of that id, or it is somebody else's. */
export async function findInvoice(
  payload: Payload,
  invoiceId: string,
  { userId }: Asker,
): Promise<PrintedDocument | null> {
  const { rows } = await pool(payload).query<{ snapshot: PrintedDocument }>(
    `SELECT snapshot FROM invoices WHERE id = $1::uuid AND ${isTheirs(payload, 'user_id', '$2')}`,
    [invoiceId, userId],
  )
  return rows[0]?.snapshot ?? null
}

/** The receipt of an order that was paid. Null when there is none, or it is somebody else's. */
export async function findReceipt(
  payload: Payload,
  orderId: string,
  { userId }: Asker,
): Promise<PrintedDocument | null> {
  const { rows } = await pool(payload).query<{ sold_by: SoldBy | null }>(
    `SELECT (SELECT x.details -> 'soldBy' FROM activity_log x
              WHERE x.order_id = o.id AND x.action = 'order.paid' ORDER BY x.created_at LIMIT 1) AS sold_by
       FROM orders o
      WHERE o.id = $1::uuid AND ${isTheirs(payload, 'o.user_id', '$2')} AND o.state IN ('paid', 'refunded')`,
    [orderId, userId],
  )
  if (!rows[0]) return null
  return composeReceipt(await readOrderFacts(pool(payload), orderId), rows[0].sold_by)
}

function isTheirs(payload: Payload, owner: string, asker: string): string {
  const person = `${asker}::${idType(siteOf(payload), 'customers')}`
  return `(${person} IS NULL OR ${owner} = ${person})`
}
