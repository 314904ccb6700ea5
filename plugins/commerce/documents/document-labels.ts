import { printDate, printDay } from '@/src/domain/invoices/print-date'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'

export const TITLES = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
} as const satisfies Record<PrintedDocument['kind'], string>

export const TOTAL_LABELS = {
  invoice: 'Total to pay',
  'credit-note': 'Total credited',
  receipt: 'Total paid',
} as const satisfies Record<PrintedDocument['kind'], string>

/** What a file of it is called: 'Invoice-INV-000001.pdf'. */
export function fileNameOf({ kind, number }: Pick<PrintedDocument, 'kind' | 'number'>): string {
  return `${TITLES[kind].replace(' ', '-')}-${number}.pdf`
}

/** The facts beside the addresses: what each is called, and what it is. */
export function detailsOf(document: PrintedDocument): { label: string; value: string }[] {
  const { kind, order, reference, dueAt, paid, credits } = document
  const details = [
    { label: kind === 'receipt' ? 'Receipt number' : `${TITLES[kind]} number`, value: document.number },
    { label: 'Date', value: paid ? printDay(paid.on) : printDate(document.issuedAt) },
    { label: 'Due', value: dueAt ? printDate(dueAt) : '' },
    { label: 'Takes back', value: credits?.what ?? '' },
    { label: 'Order', value: order.number },
    { label: 'Paid by', value: paid?.method ?? '' },
    { label: 'Your reference', value: reference ?? '' },
  ]
  return details.filter(({ value }) => value !== '')
}

/** What stands below the sums: a heading and its text. */
export function closingOf(document: PrintedDocument): { heading: string; text: string } {
  const { howToPay, dueAt, paid, credits, order } = document
  if (howToPay) {
    const terms = dueAt ? `Payable in full by ${printDate(dueAt)}.\n` : ''
    return { heading: 'How to pay', text: `${terms}${howToPay}` }
  }
  if (credits) {
    const text = `This credit note takes back ${credits.what}, as far as it goes. Reason: ${credits.reason}`
    return { heading: 'About this credit note', text }
  }
  const text = paid
    ? `Order ${order.number} was paid in full on ${printDay(paid.on)} by ${paid.method}. Thank you!`
    : 'Thank you!'
  return { heading: 'Payment', text }
}
