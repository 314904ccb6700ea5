import type { PaymentState } from './payment-state'

/** What `GET /payments/details` says in its `status`. */
export const PUBLIC_STATUSES = ['COMPLETED', 'PENDING', 'DECLINED', 'CANCELLED', 'EXPIRED', 'FAILED'] as const

export type PublicStatus = (typeof PUBLIC_STATUSES)[number]

/** `undecided`: the status alone does not say, so one capture is attempted. */
export type StatusResult = 'success' | 'error' | 'undecided'

/** Specification 9: a pending payment session expires after 30 minutes. */
export const PENDING_SESSION_MS = 1_800_000

/** Specification 4, Payment status normalization (general). */
const COMPLETED_STATUSES = ['COMPLETED', 'CAPTURED', 'APPROVED', 'SUCCESS']
const PENDING_STATUSES = ['PENDING', 'IN_PROGRESS', 'CREATED']

/** Specification 4, Result screen. */
export const SUCCESS_STATUSES: readonly string[] = [
  'COMPLETED',
  'CAPTURED',
  'APPROVED',
  'SUCCESS',
  'APPROVED_FOR_ACCOUNT',
  'CREATED',
  'PAYER_ACTION_REQUIRED',
]
export const FAILURE_STATUSES: readonly string[] = [
  'FAILED',
  'DECLINED',
  'VOIDED',
  'CANCELLED',
  'CANCELED',
  'EXPIRED',
  'DENIED',
  'REJECTED',
]

/**
 * One word for a provider's status: COMPLETED, PENDING or the word itself in upper case; UNKNOWN for none.
 * An order id in the details means completed, whatever the status says.
 */
export function normalizeStatus(status: unknown, hasOrderId: boolean): string {
  const word = typeof status === 'string' ? status.trim().toUpperCase() : ''
  if (hasOrderId || COMPLETED_STATUSES.includes(word)) return 'COMPLETED'
  if (PENDING_STATUSES.includes(word)) return 'PENDING'
  return word || 'UNKNOWN'
}

/**
 * The word a buyer's browser gets for an attempt. An unapproved one is PENDING, never CREATED, because the
 * result screen thanks for CREATED. What needs staff is PENDING to the buyer: money may have moved.
 * A payment that is over because the provider declined it is DECLINED, and not just FAILED.
 */
export function publicStatus(state: PaymentState, providerStatus?: string | null): PublicStatus {
  return state === 'failed' && providerStatus === 'DECLINED' ? 'DECLINED' : PUBLIC_STATUS_OF[state]
}

const PUBLIC_STATUS_OF = {
  created: 'PENDING',
  'awaiting-approval': 'PENDING',
  capturing: 'PENDING',
  pending: 'PENDING',
  captured: 'COMPLETED',
  declined: 'DECLINED',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  'needs-attention': 'PENDING',
} as const satisfies Record<PaymentState, PublicStatus>

/** What the result screen shows for a status word. */
export function resultFromStatus(status: unknown): StatusResult {
  const word = typeof status === 'string' ? status.trim().toUpperCase() : ''
  if (SUCCESS_STATUSES.includes(word)) return 'success'
  return FAILURE_STATUSES.includes(word) ? 'error' : 'undecided'
}

/** Whether an order pending in this browser is older than 30 minutes. A time nobody can read has expired. */
export function isPendingSessionExpired(createdAt: number | string | Date, now: Date): boolean {
  const created = typeof createdAt === 'string' && /^\d+$/.test(createdAt) ? Number(createdAt) : createdAt
  return !(now.getTime() - new Date(created).getTime() <= PENDING_SESSION_MS)
}
