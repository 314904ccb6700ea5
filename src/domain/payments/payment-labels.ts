import type { StateLabel } from '../orders/order-labels'
import type { PaymentState } from './payment-state'

/** A payment's state for staff. */
export const PAYMENT_STATE_LABELS = {
  created: { label: 'Created', tone: 'waiting' },
  'awaiting-approval': { label: 'Waiting for the buyer', tone: 'waiting' },
  capturing: { label: 'Processing', tone: 'waiting' },
  pending: { label: 'On its way', tone: 'waiting' },
  captured: { label: 'Received', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'quiet' },
  expired: { label: 'Expired', tone: 'quiet' },
  'needs-attention': { label: 'Needs review', tone: 'bad' },
} as const satisfies Record<PaymentState, StateLabel>

/** The same for one payment: an invoice that is open has nothing on its way. */
export function paymentStateLabel(state: PaymentState, provider: string): StateLabel {
  if (state === 'pending' && provider === 'invoice') return { label: 'Invoice open', tone: 'waiting' }
  return PAYMENT_STATE_LABELS[state]
}

/** What staff can do about a payment that does not finish by itself. */
export function whatToDo(state: PaymentState): string {
  if (state === 'needs-attention') {
    return 'Compare it with the provider’s own page. Check again; if the money is there and right, accept it, if it is not, reject it.'
  }
  if (state === 'capturing')
    return 'Check with the provider: it may have been taken without our hearing of it.'
  if (state === 'pending')
    return 'The bank is still working on it. Check again; nothing is opened before it arrives.'
  return 'Check with the provider.'
}
