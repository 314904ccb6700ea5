import type { ReturnVisit } from '@/src/domain/payments/buyer-return'
import type { PendingOrder } from './pending-order'

/**
 * What opening `/payment` means (Specification 4, Checkout). `form`: show it. `expired`: drop the pending order, then
 * show it. `returned`: the buyer is back from the provider, find out what became of the payment. `result-screen`:
 * back, but this browser knows of no order; that screen can find out by the token alone.
 */
export type Opening =
  | { kind: 'form' }
  | { kind: 'expired'; orderId: string }
  | { kind: 'result-screen'; token: string }
  | { kind: 'returned'; visit: Extract<ReturnVisit, { screen: 'payment' }> }

export function decideOpening(
  { token, payerId }: { token: string | null; payerId: string | null },
  pending: PendingOrder,
): Opening {
  if (pending.state === 'expired') return { kind: 'expired', orderId: pending.orderId }
  if (!token || !payerId) return { kind: 'form' }
  if (pending.state === 'none') return { kind: 'result-screen', token }
  return { kind: 'returned', visit: { screen: 'payment', token, payerId, orderId: pending.orderId } }
}
