import { printDate } from '@/src/domain/invoices/print-date'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { formatCad } from '@/src/domain/money/money'

/** What the mails about an invoice say, from the invoice as it was issued. */
export function invoiceMailVariables(
  document: PrintedDocument,
  firstname: string,
  { isOpen }: { isOpen: boolean },
) {
  return {
    firstname,
    invoiceNumber: document.number,
    orderNumber: document.order.number,
    issuedOn: printDate(document.issuedAt),
    dueOn: document.dueAt ? printDate(document.dueAt) : '',
    // Before the discount, which stands below them.
    lines: document.lines.map(({ title, unitPriceCents }) => ({ title, amount: formatCad(unitPriceCents) })),
    discount: formatCad(document.discountCents),
    tax: formatCad(document.taxCents),
    total: formatCad(document.totalCents),
    howToPay: document.howToPay ?? '',
    accessNote: isOpen
      ? 'Your programs are open already: you will find them in your profile.'
      : 'Your programs open as soon as your payment has arrived. We will write to you then.',
    providerName: document.provider.name,
  }
}
