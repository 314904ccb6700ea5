import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import type { Sql } from '@/src/server/db/transaction'
import { composeCreditNote } from '../compose-document'
import { type OrderFacts, readOrderFacts } from './read-order-facts'
import { storeDocument } from './store-document'
import { takeNumber } from './take-number'

export type CreditNote = { id: string; document: PrintedDocument }

/** Credits a whole order that will not be paid, in the caller's transaction. */
export async function creditOrder(sql: Sql, facts: OrderFacts, reason: string): Promise<CreditNote> {
  const { lines, subtotalCents, discountCents, discountCode, taxCents, totalCents } = facts
  return issue(sql, facts, {
    reason,
    lines,
    subtotalCents,
    discountCents,
    discountCode,
    taxCents,
    totalCents,
  })
}

type Refund = { id: string; reason: string }

/** Credits what a completed refund gave back, in the caller's transaction. One refund has one credit note. */
export async function creditRefund(sql: Sql, orderId: string, { id, reason }: Refund): Promise<CreditNote> {
  const facts = await readOrderFacts(sql, orderId)
  const { rows } = await sql.query<{ order_line: string; cents: number }>(
    'SELECT order_line, amount_cents::int AS cents FROM refunds_lines WHERE _parent_id = $1 AND amount_cents > 0',
    [id],
  )
  const centsOf = new Map(rows.map(({ order_line, cents }) => [order_line, cents]))
  const lines = facts.lines.flatMap((line) => {
    const cents = centsOf.get(line.id)
    return cents === undefined
      ? []
      : [{ ...line, unitPriceCents: cents, discountCents: 0, totalCents: cents }]
  })
  const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const money = { subtotalCents: totalCents, discountCents: 0, discountCode: null, taxCents: 0, totalCents }
  return issue(sql, facts, { reason, lines, ...money, refundId: id })
}

type NewCreditNote = Omit<Parameters<typeof composeCreditNote>[1], 'number'> & { refundId?: string }

async function issue(
  sql: Sql,
  facts: OrderFacts,
  { refundId, ...credit }: NewCreditNote,
): Promise<CreditNote> {
  const taken = await takeNumber(sql, 'credit-note')
  const document = composeCreditNote(facts, { ...credit, number: taken.number })
  const id = await storeDocument(sql, { facts, taken, document, ...(refundId ? { refundId } : {}) })
  return { id, document }
}
