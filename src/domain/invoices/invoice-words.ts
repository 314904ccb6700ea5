import type { StateWords } from '../orders/order-words'
import type { InvoiceState } from './invoice-state'

/** What has become of an invoice or a credit note, as staff read it. */
export const INVOICE_WORDS = {
  open: { label: 'Waiting for payment', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  issued: { label: 'Issued', tone: 'quiet' },
} as const satisfies Record<InvoiceState, StateWords>
