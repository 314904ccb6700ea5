import type { Payload } from 'payload'
import { recoveryCodesReplaced } from '@/plugins/mail/messages/two-factor-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { proveOwnPassword } from '../own-password'
import { queueTwoFactorNotice } from '../queue-notice'
import { replaceRecoveryCodes } from '../recovery-codes'
import { type Presented, spendCode } from '../spend-code'
import { wrongCode } from '../wrong-code'
import { readTwoFactor } from './read-two-factor'

type Request = Presented & { userId: string; sid: string; password: string }

/**
 * Gives a new set of recovery codes, this once; the old ones are void. Refusals: `WRONG_PASSWORD`, `WRONG_CODE`,
 * `TWO_FACTOR_NOT_ON`.
 */
export async function renewRecoveryCodes(
  payload: Payload,
  { userId, sid, password, ...presented }: Request,
  now: Date,
): Promise<string[]> {
  const { enabled } = await readTwoFactor(payload, { userId, sid })
  if (!enabled) throw new DomainError('TWO_FACTOR_NOT_ON')
  await proveOwnPassword(payload, userId, password)
  return inTransaction(payload, async (sql) => {
    if (!(await spendCode(sql, userId, presented, now))) throw wrongCode()
    const codes = await replaceRecoveryCodes(sql, userId)
    await logActivity(sql, {
      action: 'two-factor.recovery-codes-replaced',
      by: 'customer',
      actor: userId,
      user: userId,
    })
    await queueTwoFactorNotice(sql, recoveryCodesReplaced, { userId, now })
    return codes
  })
}
