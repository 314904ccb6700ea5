import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { failpoint } from '@/src/server/failpoint'
import type { ProviderConnection } from '../providers/payment-provider'
import { connectedProvider, requireProvider } from '../providers/require-provider'
import { type Claim, claimCapture } from './claim-capture'
import { type Attempt, findAttempt } from './find-attempt'
import { type Settlement, settlePayment } from './settle-payment'

const WAIT_MS = 8_000
const STEP_MS = 50

/**
 * Captures an approved payment and settles what came of it. Any number of callers at once: one captures, the others
 * wait for its outcome (up to eight seconds) and give the same answer. When its answer was lost, the next of them asks
 * the provider anew, with the same request id. What was declined is captured only for `approvedTry` (see `claimCapture`), and
 * answered as it is otherwise.
 */
export async function capturePayment(
  payload: Payload,
  { id: attemptId, provider }: Pick<Attempt, 'id' | 'provider'>,
  approvedTry?: number,
): Promise<Settlement> {
  const connection = connectedProvider(payload, provider)
  if (!connection) return withoutProvider(payload, attemptId, provider)
  const until = performance.now() + WAIT_MS
  for (;;) {
    const claim = await claimOrGiveUp(payload, attemptId, approvedTry)
    if (claim.kind === 'claimed') return captureClaimed(payload, connection, { ...claim, attemptId })
    if (claim.kind === 'closed' || performance.now() > until) return asItIs(payload, attemptId)
    await waitWhileBusy(payload, attemptId, until)
  }
}

/** What was captured stays so; nothing is claimed that cannot be asked for. */
async function withoutProvider(payload: Payload, attemptId: string, provider: string): Promise<Settlement> {
  const settlement = await asItIs(payload, attemptId)
  if (settlement.state !== 'captured') requireProvider(payload, provider)
  return settlement
}

/** A refusal before any money moved (code used up, program owned already) is final for this order. */
async function claimOrGiveUp(
  payload: Payload,
  attemptId: string,
  approvedTry: number | undefined,
): Promise<Claim> {
  try {
    return await claimCapture(payload, attemptId, approvedTry)
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

async function captureClaimed(
  payload: Payload,
  provider: ProviderConnection,
  { attemptId, providerOrderId, captureTry }: Extract<Claim, { kind: 'claimed' }> & { attemptId: string },
): Promise<Settlement> {
  failpoint('capture-claimed')
  const report = await provider.capture({ providerOrderId, attemptId, captureTry })
  failpoint('captured-before-commit')
  return settlePayment(payload, attemptId, report)
}

async function waitWhileBusy(payload: Payload, attemptId: string, until: number): Promise<void> {
  while (performance.now() <= until) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    const attempt = await findAttempt(payload, attemptId)
    if (attempt?.state !== 'capturing' || !attempt.isLeased) return
  }
}

async function asItIs(payload: Payload, attemptId: string): Promise<Settlement> {
  const attempt: Attempt | undefined = await findAttempt(payload, attemptId)
  if (!attempt) throw new Error(`no payment attempt ${attemptId}`)
  const { state, orderId, orderState, providerStatus } = attempt
  return { state, orderId, orderState, providerStatus }
}
