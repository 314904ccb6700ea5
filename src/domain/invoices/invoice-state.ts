import type { Transitions } from '../states/transitions'
import type { NumberedKind } from './document-number'

/** open: waits for its payment. issued: a credit note, which waits for nothing. */
export const INVOICE_STATES = ['open', 'paid', 'cancelled', 'issued'] as const

export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * Every legal move. A cancelled invoice stays cancelled: it was credited in full, so money that comes for it after all
 * needs a new order. A paid one stays paid when it is refunded: the credit note says so.
 */
export const INVOICE_MOVES = {
  open: ['paid', 'cancelled'],
  paid: [],
  cancelled: [],
  issued: [],
} as const satisfies Transitions<InvoiceState>

/** How a document begins. */
export const FIRST_DOCUMENT_STATE = {
  invoice: 'open',
  'credit-note': 'issued',
} as const satisfies Record<NumberedKind, InvoiceState>
