import type { PrintedDocument } from '@/src/domain/invoices/printed-document'

type Kind = PrintedDocument['kind']

type Paid = { order: string; day: string; method: string }

/** What documents print, in English. */
export const ENGLISH_LABELS = {
  titles: { invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt', quote: 'Quote' } as Record<
    Kind,
    string
  >,
  numbers: {
    invoice: 'Invoice number',
    'credit-note': 'Credit note number',
    receipt: 'Receipt number',
    quote: 'Quote number',
  } as Record<Kind, string>,
  totals: {
    invoice: 'Total to pay',
    'credit-note': 'Total credited',
    receipt: 'Total paid',
    quote: 'Total quoted',
  } as Record<Kind, string>,
  details: {
    date: 'Date',
    due: 'Due',
    takesBack: 'Takes back',
    order: 'Order',
    paidBy: 'Paid by',
    reference: 'Your reference',
  },
  /** Between a label and what it says. */
  colon: ': ',
  parties: { from: 'From', for: 'For', details: 'Details' },
  columns: { item: 'Item', price: 'Price', discount: 'Discount', amount: 'Amount' },
  sums: { subtotal: 'Subtotal', discount: 'Discount', code: (code: string) => ` (code ${code})`, tax: 'Tax' },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** How a registration number is called. */
  taxNumber: (label: string) => label,
  closing: {
    howToPay: 'How to pay',
    payableBy: (day: string) => `Payable in full by ${day}.`,
    aboutCredit: 'About this credit note',
    credit: ({ what, reason }: { what: string; reason: string }) =>
      `This credit note takes back ${what}, as far as it goes. Reason: ${reason}`,
    aboutQuote: 'About this quote',
    quote: ({ day, number }: { day: string; number: string }) =>
      `These are the prices of ${day}. This is no invoice: nothing is ordered and nothing is due yet. To order, sign in, choose to pay by invoice, and give ${number} or your purchase order as the reference.`,
    payment: 'Payment',
    paid: ({ order, day, method }: Paid) =>
      `Order ${order} was paid in full on ${day} by ${method}. Thank you!`,
    thanks: 'Thank you!',
  },
}
