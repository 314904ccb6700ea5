import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { ErrorCode } from '@/src/domain/errors/error-codes'
import { giveBack, networkBudget, type RateLimit, spend } from './rate-limit'

/** What is known to whoever was told, by mail or on a leaflet. Guesses at one kind are no guesses at another. */
type Secret = 'reset' | 'invitation' | 'confirmation' | 'newsletter' | 'discount' | 'group'

/** Wrong ones of a kind from one network. Visitors whose network nobody knows share one network's. */
const GUESSES: RateLimit = { name: 'guess', points: 30, seconds: 600, isWrongOnly: true }

/**
 * Lets `check` look a secret up only while its visitor's network has guesses left: 429 `RATE_LIMITED` afterwards, also
 * for a right one, as a refusal that only wrong ones get would tell them apart. One that `isWrong`, or that `check`
 * refuses as such, costs a guess; a right one none.
 */
export async function withGuessBudget<T>(
  { payload, headers }: Pick<PayloadRequest, 'payload' | 'headers'>,
  secret: Secret,
  check: () => Promise<T>,
  isWrong: (found: T) => boolean = () => false,
): Promise<T> {
  const budget = networkBudget(GUESSES, headers, secret)
  await spend(payload, budget)
  let wasWrong = false
  try {
    const found = await check()
    wasWrong = isWrong(found)
    return found
  } catch (error) {
    wasWrong = error instanceof DomainError && REFUSED.includes(error.code)
    throw error
  } finally {
    if (!wasWrong) await giveBack(payload, budget)
  }
}

const REFUSED: ErrorCode[] = [
  'RESET_LINK_EXPIRED',
  'INVITATION_INVALID',
  'EMAIL_LINK_EXPIRED',
  'NEWSLETTER_LINK_EXPIRED',
  'INVALID_CODE',
  'GROUP_CODE_INVALID',
]
