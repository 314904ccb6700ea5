import { randomBytes, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { CHALLENGE_MINUTES } from '@/src/domain/two-factor/two-factor-rules'
import { pool } from '@/src/server/db/transaction'
import { hashToken } from '../../sessions/tokens'

/**
 * Stops a sign-in whose password was right when the person has two-factor authentication: 401 `TWO_FACTOR_REQUIRED` with a
 * `challenge` for it and the `deviceId` it is good on. No session, no cookie. One statement; returns for everybody else,
 * also for whoever's password (`hash`) is another one by now: `startSession` refuses them.
 */
export async function startTwoFactorChallenge(
  payload: Payload,
  { userId, hash, deviceId }: { userId: string; hash: string | null; deviceId: string | null },
): Promise<void> {
  const challenge = randomBytes(32).toString('base64url')
  const device = deviceId ?? randomUUID()
  const { rowCount } = await pool(payload).query({
    name: 'start-two-factor-challenge',
    text: `INSERT INTO sign_in_challenges (user_id, token_hash, device_id, expires_at)
           SELECT u.id, $2, $3, now() + make_interval(mins => $4)
             FROM users u
            WHERE u.id = $1::uuid AND u.hash = $5
              AND EXISTS (SELECT 1 FROM two_factor_secrets t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL)
              FOR SHARE OF u`,
    values: [userId, hashToken(challenge), device, CHALLENGE_MINUTES, hash],
  })
  if (rowCount === 0) return
  const expiresInSeconds = CHALLENGE_MINUTES * 60
  throw new DomainError('TWO_FACTOR_REQUIRED', { details: { challenge, deviceId: device, expiresInSeconds } })
}
