import { readCaptureAnswer, resultFromCapture } from '@/src/domain/payments/capture-outcome'
import {
  isCompletedDetails,
  type PaymentDetails,
  statusOfDetails,
} from '@/src/domain/payments/payment-details'
import { resultFromStatus } from '@/src/domain/payments/payment-status'
import { isPayPalToken } from '@/src/domain/payments/paypal-token'
import { checkPayment } from './check-payment'
import type { PaymentCalls } from './payment-calls'

/** `confirming` is the calm half of unknown: the provider has the payment and is still looking at it. */
export type PaymentResult =
  | { kind: 'success' }
  | { kind: 'confirming' }
  | { kind: 'sign-in' }
  | { kind: 'error'; message: string }
  | { kind: 'unknown'; message: string }

/** Specification 8, Result screen. */
export const RESULT_MESSAGES = {
  noToken: 'No payment information was found. If you have just paid, please check your programs.',
  badToken: 'Invalid payment token format. Please return to your cart and try again.',
  failed: 'Your payment was declined or failed. No charges were made. Please try another payment method.',
  unclear:
    'We could not find out yet whether your payment went through. Please check your programs before you pay again.',
} as const

/** What the result screen shows for the token in its address (Specification 4, Result screen). */
export async function settleResult(
  calls: Pick<PaymentCalls, 'details' | 'capture'>,
  token: string | null,
  wait: (ms: number) => Promise<void>,
): Promise<PaymentResult> {
  if (!token) return { kind: 'error', message: RESULT_MESSAGES.noToken }
  if (!isPayPalToken(token)) return { kind: 'error', message: RESULT_MESSAGES.badToken }

  const check = await checkPayment(calls, token, wait)
  if (check.kind === 'sign-in') return check
  if (check.kind === 'not-found') return { kind: 'error', message: check.message }
  const known = check.kind === 'found' ? resultFromDetails(check.details) : null
  return known ?? captureOnce(calls, token)
}

/** What details alone can say; null while they say neither yes nor no. Also what polling goes by. */
export function resultFromDetails(details: PaymentDetails): PaymentResult | null {
  if (isCompletedDetails(details)) return { kind: 'success' }
  const status = typeof details.status === 'string' ? details.status : statusOfDetails(details)
  const result = resultFromStatus(status)
  if (result === 'success') return { kind: 'success' }
  return result === 'error' ? { kind: 'error', message: RESULT_MESSAGES.failed } : null
}

async function captureOnce(calls: Pick<PaymentCalls, 'capture'>, token: string): Promise<PaymentResult> {
  const answer = await calls.capture({ token })
  if (answer === 'sign-in') return { kind: 'sign-in' }
  const outcome = readCaptureAnswer(answer)
  if (outcome.kind === 'pending') return { kind: 'confirming' }
  const result = resultFromCapture(outcome)
  if (result === 'success') return { kind: 'success' }
  const said = outcome.message ?? ''
  return result === 'error'
    ? { kind: 'error', message: said || RESULT_MESSAGES.failed }
    : { kind: 'unknown', message: RESULT_MESSAGES.unclear }
}

/** How long to wait before looking again at a payment that is being confirmed; null when it is time to stop. */
export function nextLookMs(looks: number): number | null {
  return looks < 40 ? Math.min(3_000 * 1.5 ** looks, 30_000) : null
}
