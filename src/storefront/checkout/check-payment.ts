import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import type { PaymentDetails } from '@/src/domain/payments/payment-details'
import { readStatusCheckFailure, type StatusCheckRefusal } from '@/src/domain/payments/status-check'
import type { ApiFailure } from '../http/api-result'
import { isAuthFailure } from './auth-failure'
import type { PaymentCalls } from './payment-calls'

export type PaymentCheck =
  | { kind: 'found'; details: PaymentDetails }
  | { kind: 'sign-in' }
  | { kind: 'not-found'; message: string }
  /** Nobody could say; asking the server to capture will tell. */
  | { kind: 'unanswered' }

const ATTEMPTS = 3

/**
 * Asks what became of a payment. A timeout, a 5xx and no response are tried again, a little later each time
 * (Specification 8, Payment status check).
 */
export async function checkPayment(
  calls: Pick<PaymentCalls, 'details'>,
  token: string,
  wait: (ms: number) => Promise<void>,
): Promise<PaymentCheck> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await calls.details(token)
    if (result.ok) return { kind: 'found', details: result.data }
    if (isAuthFailure(result.failure)) return { kind: 'sign-in' }
    if (result.failure.status === 404) return { kind: 'not-found', message: CHECKOUT_MESSAGES.notFound }
    if (!refusalOf(result.failure).isRetriable) return { kind: 'unanswered' }
    if (attempt < ATTEMPTS) await wait(attempt * 1_000)
  }
  return { kind: 'unanswered' }
}

function refusalOf({ status, code, message }: ApiFailure): StatusCheckRefusal {
  if (status > 0) return readStatusCheckFailure({ status, message })
  return readStatusCheckFailure({ failure: code === 'TIMEOUT' ? 'timeout' : 'network' })
}
