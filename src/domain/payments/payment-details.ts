import { normalizeStatus } from './payment-status'

/** The answer of `GET /payments/details/paypal/{token}`, read with suspicion: any field may be missing. */
export interface PaymentDetails {
  readonly status?: unknown
  readonly state?: unknown
  readonly result?: { readonly status?: unknown } | null
  readonly orderId?: unknown
  readonly order_id?: unknown
  readonly order?: { readonly id?: unknown } | null
  readonly purchase_units?:
    | readonly {
        readonly payments?: { readonly captures?: readonly { readonly status?: unknown }[] | null } | null
      }[]
    | null
}

/**
 * Specification 4, Checkout, on return: completed when the status is COMPLETED, or captures are present, or
 * an order id is. A capture that names a status of its own counts only when that is a completed one: PayPal
 * lists declined and pending captures too, and nobody is thanked for money that never moved.
 */
export function isCompletedDetails(details: PaymentDetails | null | undefined): boolean {
  if (!details) return false
  if (hasOrderId(details) || isWord(details.status, 'COMPLETED')) return true
  return capturesOf(details).some(({ status }) => !status || normalizeStatus(status, false) === 'COMPLETED')
}

/** The one word for these details: their status, else a capture's, else the result's, else their state. */
export function statusOfDetails(details: PaymentDetails | null | undefined): string {
  if (!details) return normalizeStatus(undefined, false)
  const capture = capturesOf(details).find(({ status }) => status)
  const status = details.status || capture?.status || details.result?.status || details.state
  return normalizeStatus(status, hasOrderId(details))
}

/** The id of the paid order in details or in the answer to a capture (Specification 3, Payment result); null without one. */
export function orderIdIn({ orderId, order_id, order }: PaymentDetails): string | null {
  const id = orderId || order_id || order?.id
  return id ? String(id) : null
}

function hasOrderId(details: PaymentDetails): boolean {
  return orderIdIn(details) !== null
}

function isWord(status: unknown, word: string): boolean {
  return typeof status === 'string' && status.trim().toUpperCase() === word
}

function capturesOf({ purchase_units }: PaymentDetails): readonly { readonly status?: unknown }[] {
  return (purchase_units ?? []).flatMap((unit) => unit.payments?.captures ?? [])
}
