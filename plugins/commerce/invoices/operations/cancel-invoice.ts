import { invoiceCancelled } from '@/plugins/mail/messages/invoice-cancelled'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { formatMoney } from '@/src/domain/money/money'
import type { Sql } from '@/src/server/db/transaction'
import { endUserProducts } from '../../user-products/operations/end-user-products'
import { creditOrder } from './issue-credit-note'
import { moveInvoice } from './move-invoice'
import { readOrderFacts } from './read-order-facts'

/**
 * Calls off the invoice of an order that will not be paid, in the caller's transaction: a credit note takes it back,
 * access that was opened before payment ends, the buyer is told. An invoice that is not open is left as it is.
 */
export async function cancelInvoice(sql: Sql, orderId: string): Promise<void> {
  if (!(await moveInvoice(sql, orderId, 'cancelled'))) return
  const facts = await readOrderFacts(sql, orderId)
  const { locale } = facts
  const lineIds = facts.lines.map(({ id }) => id)
  await endUserProducts(sql, { orderId, lineIds, reason: 'invoice.cancelled' })
  const { id, document } = await creditOrder(sql, facts, REASON[locale])
  await queueMail(sql, invoiceCancelled, {
    to: facts.customerEmail,
    locale,
    dedupeKey: `invoice-cancelled:${orderId}`,
    variables: {
      firstname: facts.firstname,
      invoiceNumber: facts.invoice?.number ?? '',
      creditNoteNumber: document.number,
      orderNumber: facts.number,
      total: formatMoney(document.totalCents, document.currency, LANGUAGE_TAGS[locale]),
      accessNote: facts.hasAccessBeforePayment ? ACCESS_ENDED[locale] : '',
      providerName: document.provider.name,
    },
    attachments: [{ kind: 'credit-note', reference: id }],
    user: facts.userId,
    order: orderId,
  })
}

const REASON = {
  en: 'The order was cancelled.',
  fr: 'La commande a été annulée.',
} as const satisfies Record<Locale, string>

const ACCESS_ENDED = {
  en: 'Your access to its programs has ended.',
  fr: 'Votre accès à ses programmes a pris fin.',
} as const satisfies Record<Locale, string>
