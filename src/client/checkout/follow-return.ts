import {
  decideReturn,
  type PaymentCheck,
  type ReturnEnd,
  type ReturnFacts,
  type ReturnVisit,
} from '@/src/domain/payments/buyer-return'
import { readStatusCheckFailure } from '@/src/domain/payments/status-check'
import type { ApiFailure } from '../http/api-result'
import { isAuthFailure } from './auth-failure'
import type { PaymentCalls } from './payment-calls'

type Calls = Pick<PaymentCalls, 'fetchDetails' | 'capture'>

type Watch = {
  wait: (ms: number) => Promise<void>
  /** The provider has the payment and is still looking at it; called once, before it is looked at again. */
  onConfirming?: () => void
  /** A payment for which nobody waits any more is not looked at again. */
  isOpen?: () => boolean
}

/** Asks the server whatever `decideReturn` wants to know until it has decided, and tells how the return ends. */
export async function followReturn(
  calls: Calls,
  visit: ReturnVisit,
  { wait, onConfirming, isOpen = () => true }: Watch,
): Promise<ReturnEnd> {
  const facts: ReturnFacts = { looks: 0 }
  for (;;) {
    const step = decideReturn(visit, facts)
    if (step.kind === 'check') {
      facts.check = await checkPayment(calls, step.token, wait)
    } else if (step.kind === 'capture') {
      facts.capture = await calls.capture(step.request)
    } else if (step.kind === 'look-again') {
      if (facts.looks === 0) onConfirming?.()
      await wait(step.afterMs)
      if (!isOpen()) return { kind: 'confirming' }
      const answer = await calls.fetchDetails(step.token)
      if (answer.ok) facts.check = { kind: 'found', details: answer.data }
      facts.looks += 1
    } else {
      return step
    }
  }
}

const CHECK_ATTEMPTS = 3

/** A timeout, a 5xx and no response are tried again, a little later each time (Specification 8, Payment status check). */
async function checkPayment(calls: Calls, token: string, wait: Watch['wait']): Promise<PaymentCheck> {
  for (let attempt = 1; attempt <= CHECK_ATTEMPTS; attempt += 1) {
    const result = await calls.fetchDetails(token)
    if (result.ok) return { kind: 'found', details: result.data }
    if (isAuthFailure(result.failure)) return { kind: 'sign-in' }
    if (result.failure.status === 404) return { kind: 'not-found' }
    if (!isRetriable(result.failure)) return { kind: 'unanswered' }
    if (attempt < CHECK_ATTEMPTS) await wait(attempt * 1_000)
  }
  return { kind: 'unanswered' }
}

function isRetriable({ status, code, message }: ApiFailure): boolean {
  const failure = code === 'TIMEOUT' ? 'timeout' : 'network'
  return readStatusCheckFailure(status > 0 ? { status, message } : { failure }).isRetriable
}
