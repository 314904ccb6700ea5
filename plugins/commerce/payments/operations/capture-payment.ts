import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { failpoint } from '@/src/server/failpoint'
import { requirePayPal } from '../providers/require-paypal'
import { type Claim, claimCapture } from './claim-capture'
import { type Attempt, findAttempt } from './find-attempt'
import { type Settlement, settlePayment } from './settle-payment'

/**
 * Captures an approved payment and settles what came of it. Any number of callers at once: one captures, the others
 * wait for its outcome (up to eight seconds) and give the same answer.
 */
export async function capturePayment(payload: Payload, attemptId: string): Promise<Settlement> {
  const claim = await claimOrGiveUp(payload, attemptId)
  if (claim.kind === 'busy') return waitForOther(payload, attemptId)
  if (claim.kind === 'closed') return asItIs(payload, attemptId)
  failpoint('capture-claimed')
  const { providerOrderId, captureTry } = claim
  const report = await requirePayPal(payload).capture({ providerOrderId, attemptId, captureTry })
  failpoint('captured-before-commit')
  // After a decline "not approved" is no news: the buyer has not tried another card yet.
  const isStillDeclined = claim.wasDeclined && report.outcome === 'not-approved'
  return settlePayment(payload, attemptId, isStillDeclined ? { ...report, outcome: 'declined' } : report)
}

/** A refusal before any money moved (code used up, program owned already) is final for this order. */
async function claimOrGiveUp(payload: Payload, attemptId: string): Promise<Claim> {
  try {
    return await claimCapture(payload, attemptId)
  } catch (error) {
    if (error instanceof DomainError) {
      await settlePayment(payload, attemptId, {
        outcome: 'failed',
        status: error.code,
        problem: error.message,
      })
    }
    throw error
  }
}

const WAIT_MS = 8_000
const STEP_MS = 50

async function waitForOther(payload: Payload, attemptId: string): Promise<Settlement> {
  const until = performance.now() + WAIT_MS
  for (;;) {
    const settlement = await asItIs(payload, attemptId)
    if (settlement.state !== 'capturing' || performance.now() > until) return settlement
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

async function asItIs(payload: Payload, attemptId: string): Promise<Settlement> {
  const attempt: Attempt | undefined = await findAttempt(payload, attemptId)
  if (!attempt) throw new Error(`no payment attempt ${attemptId}`)
  return { state: attempt.state, orderId: attempt.orderId, orderState: attempt.orderState }
}
