import type { PayloadRequest } from 'payload'
import { canonicalEmail } from '@/src/domain/users/email'
import {
  type Budget,
  budgetOf,
  giveBack,
  networkBudget,
  type RateLimit,
  restore,
  spend,
} from '@/src/server/rate-limit/rate-limit'
import { isKnownDevice } from './known-device'

/** Failures from one network, whoever they try. */
const NETWORK: RateLimit = { name: 'login', points: 100, seconds: 900 }
/** Failures of one network at one account. */
const PAIR: RateLimit = { name: 'login-pair', points: 10, seconds: 900 }
/** Failures at one account from everywhere. */
const ACCOUNT: RateLimit = { name: 'login-account', points: 50, seconds: 900 }
/** Failures of a device that was signed in to this account before. */
const DEVICE: RateLimit = { name: 'login-device', points: 10, seconds: 900 }

/**
 * Lets `check` compare a password only while there are attempts left; a right one costs none. Counted before the
 * comparison, so that a hundred guesses at once are no more than ten in a row, and alike for addresses nobody has.
 *
 * A device its owner has signed in on before has attempts of its own: strangers who use up an account's, or a whole
 * network's, keep nobody out of their own account.
 */
export async function withSignInBudgets<T>(
  req: PayloadRequest,
  { email, deviceId }: { email: string; deviceId: string | null },
  check: () => Promise<T>,
): Promise<T> {
  const { payload, headers } = req
  const address = canonicalEmail(email) ?? email
  if (deviceId && (await isKnownDevice(payload, { email: address, deviceId }))) {
    const own = budgetOf(DEVICE, address, deviceId)
    await spend(payload, own)
    const checked = await check()
    await restore(payload, own)
    return checked
  }
  const pair = networkBudget(PAIR, headers, address)
  const shared: Budget[] = [networkBudget(NETWORK, headers), budgetOf(ACCOUNT, address)]
  await spend(payload, pair, ...shared)
  const checked = await check()
  await restore(payload, pair)
  for (const budget of shared) await giveBack(payload, budget)
  return checked
}
