import type { RefundState } from './refund-state'

/** The part of a provider's report about a refund that decides. */
export interface ReportedRefund {
  readonly outcome: 'completed' | 'pending' | 'failed' | 'gone' | 'unknown'
  readonly amountCents?: number | undefined
  readonly currency?: string | undefined
  readonly problem?: string | undefined
}

export interface ExpectedRefund {
  readonly amountCents: number
  readonly currency: string
}

/** `null`: nothing is known that could move the refund. */
export interface RefundEvaluation {
  readonly state: RefundState | null
  readonly problem?: string | undefined
}

/**
 * What a report means for a refund. It counts only for our amount in our currency, to the cent; another amount is
 * looked at by a person and ends no access.
 */
export function evaluateRefund(expected: ExpectedRefund, report: ReportedRefund): RefundEvaluation {
  if (report.outcome === 'failed') return { state: 'failed', problem: report.problem }
  if (report.outcome === 'unknown' || report.outcome === 'gone')
    return { state: null, problem: report.problem }
  const problem = mismatch(expected, report)
  return problem ? { state: null, problem } : { state: report.outcome }
}

function mismatch(expected: ExpectedRefund, report: ReportedRefund): string | undefined {
  if (report.currency !== expected.currency)
    return `currency ${report.currency ?? 'missing'} instead of ${expected.currency}`
  if (report.amountCents !== expected.amountCents)
    return `${report.amountCents ?? 'no'} cents instead of ${expected.amountCents}`
  return undefined
}
