import type { PayloadRequest } from 'payload'
import { recoveryCodeUsed } from '@/plugins/mail/messages/two-factor-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { CHALLENGE_TRIES } from '@/src/domain/two-factor/two-factor-rules'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { PublicUser } from '../../public-user'
import { hashToken } from '../../sessions/tokens'
import { withTwoFactorBudget } from '../../throttle/two-factor-budget'
import { queueTwoFactorNotice } from '../queue-notice'
import { type Presented, spendCode } from '../spend-code'
import { wrongCode } from '../wrong-code'

type Answer = Presented & { challenge: string; deviceId: string }

/** `hash` is that of the password the challenge was given for, for `startSession` to see that it still stands. */
type Passed = PublicUser & { hash: string | null }

/**
 * The person a challenge was given to, when the code is right; both are spent. Refusals: `WRONG_CODE`, and
 * `TWO_FACTOR_EXPIRED` for a challenge that is over, spent, of another device, or tried too often.
 */
export async function verifyTwoFactor(req: PayloadRequest, answer: Answer, now: Date): Promise<Passed> {
  const { payload } = req
  const { challenge, deviceId, ...presented } = answer
  const userId = await countTry(pool(payload), challenge, deviceId)
  if (!userId) throw new DomainError('TWO_FACTOR_EXPIRED')
  return withTwoFactorBudget(req, { userId, deviceId }, () =>
    inTransaction(payload, async (sql) => {
      if (!(await spendCode(sql, userId, presented, now))) {
        throw wrongCode(presented.recoveryCode === undefined ? 'code' : 'recoveryCode')
      }
      const user = await spendChallenge(sql, challenge)
      if (!user) throw new DomainError('TWO_FACTOR_EXPIRED')
      if (presented.recoveryCode !== undefined) {
        await logActivity(sql, {
          action: 'two-factor.recovery-code-used',
          by: 'customer',
          actor: userId,
          user: userId,
        })
        await queueTwoFactorNotice(sql, recoveryCodeUsed, { userId, now })
      }
      return user
    }),
  )
}

/** Before the code is looked at, so that guesses at once are counted like guesses in a row. */
async function countTry(sql: Sql, challenge: string, deviceId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ user_id: string }>({
    name: 'count-two-factor-try',
    text: `UPDATE sign_in_challenges SET tries = tries + 1, updated_at = now()
            WHERE token_hash = $1 AND device_id = $2 AND used_at IS NULL AND expires_at > now() AND tries < $3
            RETURNING user_id`,
    values: [hashToken(challenge), deviceId, CHALLENGE_TRIES],
  })
  return rows[0]?.user_id
}

/** By the clock and not by when this transaction began: a password that changed since then has ended the challenge. */
async function spendChallenge(sql: Sql, challenge: string): Promise<Passed | undefined> {
  const { rows } = await sql.query<Passed>(
    `UPDATE sign_in_challenges c SET used_at = now(), updated_at = now() FROM users u
      WHERE c.token_hash = $1 AND c.used_at IS NULL AND c.expires_at > clock_timestamp()
        AND u.id = c.user_id AND u.state = 'active'
      RETURNING u.id, u.email, u.firstname, u.lastname, u.role, u.hash`,
    [hashToken(challenge)],
  )
  return rows[0]
}
