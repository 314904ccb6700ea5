import { readCaptureAnswer } from '@/src/domain/payments/capture-outcome'
import { isCompletedDetails } from '@/src/domain/payments/payment-details'
import { INVALID_TOKEN_MESSAGE, isPayPalToken } from '@/src/domain/payments/paypal-token'
import { checkPayment } from './check-payment'
import type { PaymentCalls } from './payment-calls'
import type { PendingOrder } from './pending-order'

export type ReturnQuery = { token: string | null; payerId: string | null }

/**
 * What opening `/payment` means (Specification 4, Checkout).
 * `form`: show it. `expired`: drop the pending order, then show it. `settle`: the buyer is back from the
 * provider, ask what became of the payment. `look-up`: back, but this browser knows of no order; the result
 * screen can find out by the token alone.
 */
export type Opening =
  | { kind: 'form' }
  | { kind: 'expired' }
  | { kind: 'look-up'; token: string }
  | { kind: 'settle'; token: string; payerId: string; orderId: string }

export function decideOpening({ token, payerId }: ReturnQuery, pending: PendingOrder): Opening {
  if (pending.state === 'expired') return { kind: 'expired' }
  if (!token || !payerId) return { kind: 'form' }
  return pending.state === 'none'
    ? { kind: 'look-up', token }
    : { kind: 'settle', token, payerId, orderId: pending.orderId }
}

/**
 * Where the buyer goes after the provider: `paid` to the thanks, `confirming` there too but to wait, `sign-in`
 * first, and any failure to the cancelled page with its error. `unknown` is a failure of which nobody can say
 * yet that no money moved.
 */
export type Settled =
  | { kind: 'paid' }
  | { kind: 'confirming' }
  | { kind: 'sign-in' }
  | { kind: 'failed'; message: string }
  | { kind: 'unknown'; message: string }

export async function settleReturn(
  calls: Pick<PaymentCalls, 'details' | 'capture'>,
  { token, payerId, orderId }: { token: string; payerId: string; orderId: string },
  wait: (ms: number) => Promise<void>,
): Promise<Settled> {
  if (!isPayPalToken(token)) return { kind: 'failed', message: INVALID_TOKEN_MESSAGE }

  const check = await checkPayment(calls, token, wait)
  if (check.kind === 'sign-in') return check
  if (check.kind === 'not-found') return { kind: 'failed', message: check.message }
  if (check.kind === 'found' && isCompletedDetails(check.details)) return { kind: 'paid' }

  const answer = await calls.capture({ token, orderId, payerId })
  if (answer === 'sign-in') return { kind: 'sign-in' }
  const outcome = readCaptureAnswer(answer)
  if (outcome.kind === 'captured') return { kind: 'paid' }
  if (outcome.kind === 'pending') return { kind: 'confirming' }
  if (outcome.kind === 'refused') return { kind: 'failed', message: outcome.message }
  return { kind: 'unknown', message: outcome.message }
}
