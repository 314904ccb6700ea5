import type { StateLabel } from '../orders/order-labels'
import type { InvoiceState } from './invoice-state'

/** What has become of an invoice or a credit note, as staff read it. */
export const INVOICE_LABELS = {
  open: { label: 'Waiting for payment', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  issued: { label: 'Issued', tone: 'quiet' },
} as const satisfies Record<InvoiceState, StateLabel>
