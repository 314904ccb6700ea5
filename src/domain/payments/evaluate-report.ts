import { isSomebodyElse, type Payee } from './payee'
import type { PaymentState } from './payment-state'

/**
 * captured: the money is ours. pending: on its way, nothing to grant yet. declined: this try failed, the buyer may approve
 * again. approved: the buyer agreed, no money moved. not-approved: the buyer has not agreed (yet). failed: will never be
 * paid. conflict: the provider was paid under this reference before, and not by this payment. gone: the provider does not
 * know it (any more). unknown: nobody can say.
 */
export type PaymentOutcome =
  | 'captured'
  | 'pending'
  | 'declined'
  | 'approved'
  | 'not-approved'
  | 'failed'
  | 'conflict'
  | 'gone'
  | 'unknown'

/** The part of a provider's report that decides. */
export interface ReportedPayment {
  readonly outcome: PaymentOutcome
  readonly amountCents?: number | undefined
  readonly currency?: string | undefined
  readonly attemptId?: string | undefined
  readonly payee?: Payee | undefined
  readonly problem?: string | undefined
}

/** Our own row: amount and currency were frozen when the attempt was made, the payee when the provider took it on. */
export interface ExpectedPayment {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  readonly payee?: Payee | null | undefined
  /** A capture of it was refused before. */
  readonly wasDeclined?: boolean
}

/** `null`: nothing is known that could move the attempt. */
export interface ReportEvaluation {
  readonly state: PaymentState | null
  readonly problem?: string | undefined
}

/**
 * What a report means for an attempt. Money counts only when amount, currency and our own mark on it are ours to the
 * cent, and nobody else got it; anything else is looked at by a person and grants nothing.
 */
export function evaluateReport(expected: ExpectedPayment, report: ReportedPayment): ReportEvaluation {
  if (report.outcome === 'conflict') {
    return { state: 'needs-attention', problem: paidBefore(report.problem) }
  }
  if (report.outcome === 'captured') {
    const problem = mismatch(expected, report)
    return problem ? { state: 'needs-attention', problem } : { state: 'captured' }
  }
  // After a refused capture "not approved" says nothing new: the buyer has not tried another card yet.
  if (report.outcome === 'not-approved' && expected.wasDeclined) {
    return { state: 'declined', problem: report.problem }
  }
  return { state: MEANING[report.outcome], problem: report.problem }
}

const MEANING = {
  pending: 'pending',
  declined: 'declined',
  approved: 'awaiting-approval',
  'not-approved': 'awaiting-approval',
  failed: 'failed',
  gone: 'expired',
  unknown: null,
} as const satisfies Record<Exclude<ReportedPayment['outcome'], 'captured' | 'conflict'>, PaymentState | null>

function paidBefore(said: string | undefined): string {
  const words = 'the provider was paid under this order’s reference before'
  return said ? `${words} (${said})` : words
}

function mismatch(expected: ExpectedPayment, report: ReportedPayment): string | undefined {
  if (report.currency !== expected.currency)
    return `currency ${report.currency ?? 'missing'} instead of ${expected.currency}`
  if (report.amountCents !== expected.amountCents) {
    return `${report.amountCents ?? 'no'} cents instead of ${expected.amountCents}`
  }
  if (report.attemptId !== expected.id)
    return `marked as ${report.attemptId ?? 'nobody’s'} instead of ${expected.id}`
  if (isSomebodyElse(expected.payee, report.payee))
    return `paid to ${report.payee?.merchantId ?? report.payee?.email} instead of us`
  return undefined
}
