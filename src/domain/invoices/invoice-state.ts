import type { Move } from '../orders/order-state'

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
} as const satisfies Record<InvoiceState, readonly InvoiceState[]>

/** Whether an invoice may go from one state to another. */
export function moveInvoice(from: InvoiceState, to: InvoiceState): Move {
  if (from === to) return 'already'
  const allowed: readonly InvoiceState[] = INVOICE_MOVES[from]
  return allowed.includes(to) ? 'moved' : 'refused'
}
