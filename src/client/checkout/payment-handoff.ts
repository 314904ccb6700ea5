import type { KeyValueStorage } from '../state/key-value-storage'

/**
 * What one payment screen tells the next one: the "navigation state" of Specification 4. The App Router has
 * none of its own, so it lies in the session storage of the tab, where it survives a reload and is gone with
 * the tab. `fresh` until the screen it was meant for has seen it, so that a look back clears no later cart. A completed
 * payment names the query of that screen: under any other it says nothing, as another history entry would have no state.
 */
export type Handoff =
  | { kind: 'paymentComplete'; search: string; orderId: string | null; fresh: boolean }
  | { kind: 'paymentFailed'; token: string; message: string; unknown: boolean }
  | ({ kind: 'invoiceSent'; fresh: boolean } & SentInvoice)

/** What the buyer is told of an invoice that was made for them. */
export type SentInvoice = { invoiceNumber: string; orderNumber: string; total: string }

const HANDOFF_KEY = 'paymentHandoff'

export function handOff(storage: KeyValueStorage, handoff: Handoff): void {
  storage.setItem(HANDOFF_KEY, JSON.stringify(handoff))
}

export function readHandoff(storage: KeyValueStorage): Handoff | null {
  try {
    return toHandoff(JSON.parse(storage.getItem(HANDOFF_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** The completed payment of this address; null for every other address. */
export function readCompleted(
  storage: KeyValueStorage,
  search: string,
): Extract<Handoff, { kind: 'paymentComplete' }> | null {
  const handoff = readHandoff(storage)
  return handoff?.kind === 'paymentComplete' && handoff.search === search ? handoff : null
}

/** A new payment begins: what was said about the last one is no longer true of this one. */
export function clearHandoff(storage: KeyValueStorage): void {
  storage.removeItem(HANDOFF_KEY)
}

function toHandoff(value: unknown): Handoff | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  if (value.kind === 'paymentComplete') {
    const search = 'search' in value ? String(value.search) : ''
    const orderId = 'orderId' in value && typeof value.orderId === 'string' ? value.orderId : null
    return { kind: 'paymentComplete', search, orderId, fresh: 'fresh' in value && value.fresh === true }
  }
  if (value.kind === 'invoiceSent') return toSentInvoice({ ...value })
  if (value.kind !== 'paymentFailed' || !('token' in value) || !('message' in value)) return null
  const unknown = 'unknown' in value && value.unknown === true
  return { kind: 'paymentFailed', token: String(value.token), message: String(value.message), unknown }
}

function toSentInvoice(value: Record<string, unknown>): Handoff | null {
  const { invoiceNumber, orderNumber, total } = value
  if ([invoiceNumber, orderNumber, total].some((part) => typeof part !== 'string')) return null
  return {
    kind: 'invoiceSent',
    fresh: value.fresh === true,
    invoiceNumber: String(invoiceNumber),
    orderNumber: String(orderNumber),
    total: String(total),
  }
}
