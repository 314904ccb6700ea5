import { CHECKOUT_MESSAGES } from '../checkout/checkout-messages'

/** How a question for payment details went wrong: with an answer, or without one. */
export type StatusCheckFailure =
  | { readonly status: number; readonly message?: string | null }
  | { readonly failure: 'timeout' | 'network' }

export interface StatusCheckRefusal {
  /** Whether asking again can help. */
  readonly isRetriable: boolean
  readonly message: string
}

/**
 * Specification 8, Payment status check: a timeout, a 5xx or no answer may be asked again; anything else is an
 * answer, and "not found" means there is no completed payment.
 */
export function readStatusCheckFailure(failure: StatusCheckFailure): StatusCheckRefusal {
  if ('failure' in failure) return { isRetriable: true, message: UNREACHABLE }
  if (failure.status >= 500) return { isRetriable: true, message: failure.message || UNREACHABLE }
  return { isRetriable: false, message: failure.message || CHECKOUT_MESSAGES.notFound }
}

const UNREACHABLE = 'The payment could not be checked right now.'
