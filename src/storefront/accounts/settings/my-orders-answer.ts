import type { AnswerOf } from '../../http/contract'

/** One of the visitor's orders; money in dollars. */
export type ListedOrder = AnswerOf<'GET', '/payments/my-orders'>['data'][number]

const STATUSES: Readonly<Record<string, string>> = {
  PAID: 'Paid',
  PENDING: 'Not paid yet',
  REFUNDED: 'Refunded',
  CANCELLED: 'Cancelled',
  FAILED: 'Not paid',
}

/** An order's status in words; one we do not know is shown as it is. */
export function orderStatus(status: string): string {
  return STATUSES[status] ?? status
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
}

/** "Invoice INV-2026-0001". */
export function documentLabel({ kind, number }: ListedOrder['documents'][number]): string {
  return `${DOCUMENTS[kind] ?? 'Document'} ${number}`
}
