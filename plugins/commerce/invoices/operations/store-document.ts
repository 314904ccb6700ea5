import { FIRST_DOCUMENT_STATE } from '@/src/domain/invoices/invoice-state'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import type { Sql } from '@/src/server/db/transaction'
import type { OrderFacts } from './read-order-facts'
import type { TakenNumber } from './take-number'

type NewDocument = { facts: OrderFacts; taken: TakenNumber; document: PrintedDocument; refundId?: string }

/** Writes an invoice or a credit note with everything it prints. From then on the database refuses to change that. */
export async function storeDocument(
  sql: Sql,
  { facts, taken, document, refundId }: NewDocument,
): Promise<string> {
  const isInvoice = document.kind === 'invoice'
  const { rows } = await sql.query<{ id: string }>({
    name: 'store-document',
    text: `INSERT INTO invoices (kind, number, sequence, state, user_id, order_id, refund_id, credits_id, total_cents,
             currency, issued_at, due_at, snapshot)
           VALUES ($1::text::enum_invoices_kind, $2, $3, $4::text::enum_invoices_state, $5, $6::uuid, $7::uuid, $8::uuid,
             $9, $10, $11::timestamptz, $12::timestamptz, $13::jsonb) RETURNING id`,
    values: [
      document.kind,
      taken.number,
      taken.sequence,
      FIRST_DOCUMENT_STATE[isInvoice ? 'invoice' : 'credit-note'],
      facts.userId,
      facts.id,
      refundId ?? null,
      isInvoice ? null : (facts.invoice?.id ?? null),
      document.totalCents,
      document.currency,
      document.issuedAt,
      document.dueAt ?? null,
      JSON.stringify(document),
    ],
  })
  if (!rows[0]) throw new Error('the document was not stored')
  return rows[0].id
}
