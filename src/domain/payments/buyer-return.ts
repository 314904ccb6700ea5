import { CHECKOUT_MESSAGES, RESULT_MESSAGES } from '../checkout/checkout-messages'
import { type CaptureAnswer, readCaptureAnswer, resultFromCapture } from './capture-outcome'
import { isCompletedDetails, orderIdIn, type PaymentDetails, statusOfDetails } from './payment-details'
import { resultFromStatus } from './payment-status'
import { INVALID_TOKEN_MESSAGE, isPayPalToken } from './paypal-token'

/**
 * The screen a payment is decided on. `payment`: `/payment`, to which the provider leads back. `result`:
 * `/payment/success`; `paymentComplete` when the screen before has already seen it paid, with the order it was for.
 */
export type ReturnVisit =
  | { screen: 'payment'; token: string; payerId: string; orderId: string }
  | { screen: 'result'; token: string | null; paymentComplete: PaidOrder | null }

/** The id of the order, where anybody said it. */
type PaidOrder = { orderId: string | null }

/** What the payment details said. `unanswered`: nobody could say; asking the server to capture will tell. */
export type PaymentCheck =
  | { kind: 'found'; details: PaymentDetails }
  | { kind: 'sign-in' }
  | { kind: 'not-found' }
  | { kind: 'unanswered' }

export type CaptureRequest = { token: string; orderId?: string; payerId?: string }

/** What has been found out so far. `looks`: how often a payment that is being confirmed was looked at again. */
export type ReturnFacts = { check?: PaymentCheck; capture?: CaptureAnswer | 'sign-in'; looks: number }

/** What is to be asked next. `look-again`: the details once more, after a while, of a payment being confirmed. */
export type ReturnQuestion =
  | { kind: 'check'; token: string }
  | { kind: 'capture'; request: CaptureRequest }
  | { kind: 'look-again'; token: string; afterMs: number }

/**
 * How a return ends. `confirming`: the provider has the payment and is still looking at it. `unknown`: nobody may
 * say that no money moved.
 */
export type ReturnEnd =
  | ({ kind: 'paid' } & PaidOrder)
  | { kind: 'confirming' }
  | { kind: 'sign-in' }
  | { kind: 'failed' | 'unknown'; message: string }

/**
 * What comes next for a buyer who is back from the provider, from what has been found out so far: the next question,
 * or the end (Specification 4, Checkout and Result screen). The same facts always lead to the same step.
 */
export function decideReturn(visit: ReturnVisit, facts: ReturnFacts): ReturnQuestion | ReturnEnd {
  const arrived = decideArrival(visit)
  if (arrived.kind !== 'check' || !facts.check) return arrived
  const checked = decideCheck(visit, facts.check)
  if (checked !== 'capture') return checked
  if (!facts.capture) return { kind: 'capture', request: captureRequest(visit, arrived.token) }
  const captured = decideCapture(visit, facts.capture)
  const afterMs = lookAgainMs(facts.looks)
  return captured.kind === 'confirming' && visit.screen === 'result' && afterMs !== null
    ? { kind: 'look-again', token: arrived.token, afterMs }
    : captured
}

function decideArrival(visit: ReturnVisit): ReturnQuestion | ReturnEnd {
  const { token } = visit
  if (visit.screen === 'result' && visit.paymentComplete) {
    return { kind: 'paid', orderId: visit.paymentComplete.orderId }
  }
  if (!token) return { kind: 'failed', message: RESULT_MESSAGES.noToken }
  if (isPayPalToken(token)) return { kind: 'check', token }
  const message = visit.screen === 'result' ? RESULT_MESSAGES.badToken : INVALID_TOKEN_MESSAGE
  return { kind: 'failed', message }
}

function decideCheck(visit: ReturnVisit, check: PaymentCheck): ReturnEnd | 'capture' {
  if (check.kind === 'sign-in') return { kind: 'sign-in' }
  if (check.kind === 'not-found') return { kind: 'failed', message: CHECKOUT_MESSAGES.notFound }
  if (check.kind === 'unanswered') return 'capture'
  const paid = { kind: 'paid', orderId: orderIdIn(check.details) } as const
  if (isCompletedDetails(check.details)) return paid
  // Only the result screen goes by the other statuses; on the return, whatever is not completed is captured.
  const result = visit.screen === 'result' ? resultFromStatus(statusIn(check.details)) : 'undecided'
  if (result === 'success') return paid
  return result === 'error' ? { kind: 'failed', message: RESULT_MESSAGES.failed } : 'capture'
}

/** The status as it was sent: CREATED is a success here, and its normalized word would be PENDING. */
function statusIn(details: PaymentDetails): string {
  return typeof details.status === 'string' ? details.status : statusOfDetails(details)
}

/** The checkout screen names order and payer; the result screen knows the token alone. */
function captureRequest(visit: ReturnVisit, token: string): CaptureRequest {
  return visit.screen === 'result' ? { token } : { token, orderId: visit.orderId, payerId: visit.payerId }
}

function decideCapture(visit: ReturnVisit, answer: CaptureAnswer | 'sign-in'): ReturnEnd {
  if (answer === 'sign-in') return { kind: 'sign-in' }
  const outcome = readCaptureAnswer(answer)
  if (outcome.kind === 'captured') return { kind: 'paid', orderId: orderIdInAnswer(answer) }
  if (outcome.kind === 'pending') return { kind: 'confirming' }
  if (visit.screen === 'payment') {
    return { kind: outcome.kind === 'refused' ? 'failed' : 'unknown', message: outcome.message }
  }
  return resultFromCapture(outcome) === 'error'
    ? { kind: 'failed', message: outcome.message || RESULT_MESSAGES.failed }
    : { kind: 'unknown', message: RESULT_MESSAGES.unclear }
}

function orderIdInAnswer(answer: CaptureAnswer): string | null {
  const body = 'body' in answer ? answer.body : null
  return typeof body === 'object' && body !== null ? orderIdIn(body) : null
}

/** Later and later, at most every half a minute, for about twenty minutes; then null. */
function lookAgainMs(looks: number): number | null {
  return looks < 40 ? Math.min(3_000 * 1.5 ** looks, 30_000) : null
}
