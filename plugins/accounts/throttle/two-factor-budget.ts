import type { PayloadRequest } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { budgetOf, type RateLimit, restore, spend } from '@/src/server/rate-limit/rate-limit'

/** Wrong codes at one account: at this pace a million codes take years. */
const ACCOUNT: RateLimit = { name: 'two-factor-challenge', points: 10, seconds: 3_600 }
const DEVICE: RateLimit = { name: 'two-factor-challenge-device', points: 10, seconds: 3_600 }

/**
 * Lets `check` compare a code only while there are attempts left; a right one gives all back. A device that has passed
 * two-factor authentication before has attempts of its own, so that somebody who found a password out keeps its owner not out.
 */
export async function withTwoFactorBudget<T>(
  { payload }: PayloadRequest,
  { userId, deviceId }: { userId: string; deviceId: string },
  check: () => Promise<T>,
): Promise<T> {
  const { rowCount } = await pool(payload).query(
    `SELECT 1 FROM sessions WHERE user_id = $1::uuid AND device_id = $2 AND two_factor_at IS NOT NULL LIMIT 1`,
    [userId, deviceId],
  )
  const budget = rowCount === 1 ? budgetOf(DEVICE, userId, deviceId) : budgetOf(ACCOUNT, userId)
  await spend(payload, budget)
  const passed = await check()
  await restore(payload, budget)
  return passed
}
