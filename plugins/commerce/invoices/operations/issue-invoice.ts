import { invoice } from '@/plugins/mail/messages/invoice'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { grantOrderLines } from '../../user-products/operations/grant-order-lines'
import { composeInvoice } from '../compose-document'
import { invoiceMailVariables } from '../invoice-mail-variables'
import { type OrderFacts, readOrderFacts } from './read-order-facts'
import { storeDocument } from './store-document'
import { takeNumber } from './take-number'

/**
 * Issues the invoice of an order that was just stored, in the caller's transaction: its number, its frozen words, the
 * mail with the PDF, a row of the activity log; and when the settings say so, the programs are opened before it is
 * paid. An order has one invoice: a second one is refused by the database. `staff`: who of them asked for it. An invoice of
 * money that came already is not mailed: its receipt is.
 */
export async function issueInvoice(
  sql: Sql,
  orderId: string,
  { staff, isMailed = true }: { staff?: string | undefined; isMailed?: boolean } = {},
): Promise<void> {
  const facts = await readOrderFacts(sql, orderId)
  if (facts.settings.opensBeforePayment) await openBeforePayment(sql, orderId, facts.userId)
  const taken = await takeNumber(sql, 'invoice')
  const document = composeInvoice(facts, taken.number)
  const invoiceId = await storeDocument(sql, { facts, taken, document })
  if (isMailed) await queueInvoice(sql, { facts, document, invoiceId })
  await logActivity(sql, {
    action: 'invoice.issued',
    by: staff ? 'staff' : 'customer',
    actor: staff ?? facts.userId,
    user: facts.userId,
    order: orderId,
    details: { invoice: taken.number, totalCents: document.totalCents },
  })
}

type Issued = { facts: OrderFacts; document: ReturnType<typeof composeInvoice>; invoiceId: string }

async function queueInvoice(sql: Sql, { facts, document, invoiceId }: Issued): Promise<void> {
  await queueMail(sql, invoice, {
    to: facts.customerEmail,
    locale: facts.locale,
    dedupeKey: `invoice:${invoiceId}`,
    variables: invoiceMailVariables(document, facts.firstname, { isOpen: facts.settings.opensBeforePayment }),
    attachments: [{ kind: 'invoice', reference: invoiceId }],
    user: facts.userId,
    order: facts.id,
  })
}

/** The same rows of the ledger that a payment would write, so that paying later opens nothing twice. */
async function openBeforePayment(sql: Sql, orderId: string, userId: string): Promise<void> {
  await grantOrderLines(sql, { orderId, userId })
  await sql.query('UPDATE orders SET access_before_payment = true WHERE id = $1', [orderId])
}
