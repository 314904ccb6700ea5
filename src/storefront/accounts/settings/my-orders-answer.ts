import type { ListedOrder } from 'payload-plugin-digital-commerce/client'
import type { MessageKey } from '../../languages/catalogs'
import type { Translator } from '../../languages/translator'

type Key = MessageKey<'settings'>

const STATUSES: Readonly<Record<string, Key>> = {
  PAID: 'paid',
  PENDING: 'notPaidYet',
  REFUNDED: 'refunded',
  CANCELLED: 'cancelled',
  FAILED: 'notPaid',
}

/** An order's status in words; one we do not know is shown as it is. */
export function orderStatus(status: string, t: Translator<'settings'>): string {
  const key = STATUSES[status]
  return key ? t(key) : status
}

const DOCUMENTS: Readonly<Record<string, Key>> = {
  receipt: 'receipt',
  invoice: 'invoice',
  'credit-note': 'creditNote',
}

/** "Invoice INV-2026-0001". */
export function documentLabel(
  { kind, number }: ListedOrder['documents'][number],
  t: Translator<'settings'>,
): string {
  return `${t(DOCUMENTS[kind] ?? 'document')} ${number}`
}
