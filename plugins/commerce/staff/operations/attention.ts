import type { DisputeState } from '@/src/domain/payments/dispute'
import type { PaymentState } from '@/src/domain/payments/payment-state'
import type { RefundState } from '@/src/domain/refunds/refund-state'

type OfOrder = { orderId: string; number: string; customer: string; email: string }

export type StuckPayment = OfOrder & {
  id: string
  state: PaymentState
  provider: string
  amountCents: number
  problem: string | null
  providerStatus: string | null
  captureId: string | null
  providerOrderId: string | null
  since: string
}

export type StuckRefund = OfOrder & {
  id: string
  state: RefundState
  amountCents: number
  problem: string | null
  since: string
}

/** A dispute that is not settled: those with the nearest day to answer come first. */
export type OpenDispute = OfOrder & {
  id: string
  state: DisputeState
  amountCents: number
  reason: string
  stage: string | null
  respondBy: string | null
  providerDisputeId: string
  since: string
}

/** An entry of the activity log that asks for a look. */
export type NotedEntry = { [K in keyof OfOrder]: OfOrder[K] | null } & {
  id: string
  action: string
  details: unknown
  since: string
}

export type DeadMail = {
  id: string
  message: string
  to: string
  problem: string | null
  since: string
  orderId: string | null
}

export type Comparison = {
  id: string
  day: string
  paymentsCompared: number
  paidNotGranted: number
  grantedNotPaid: number
  differences: number
  finishedAt: string | null
}

export type Attention = {
  payments: StuckPayment[]
  refunds: StuckRefund[]
  disputes: OpenDispute[]
  noted: NotedEntry[]
  mails: DeadMail[]
  paymentCount: number
  refundCount: number
  disputeCount: number
  notedCount: number
  mailCount: number
  unreadMessages: number
  unreadProblem: string | null
  comparison: Comparison | null
}
