import type { Payload } from 'payload'
import { twoFactorDisabled } from '@/plugins/mail/messages/two-factor-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { proveOwnPassword } from '../own-password'
import { queueTwoFactorNotice } from '../queue-notice'
import { removeTwoFactor } from '../remove'
import { type Presented, spendCode } from '../spend-code'
import { wrongCode } from '../wrong-code'
import { readTwoFactor } from './read-two-factor'

type Request = Presented & { userId: string; sid: string; password: string }

/**
 * Switches somebody's own two-factor authentication off, with a code of the app or a recovery code. Refusals: `WRONG_PASSWORD`, `WRONG_CODE`, `TWO_FACTOR_NOT_ON`, and
 * `TWO_FACTOR_ENFORCED` for staff of a site that requires it.
 */
export async function disableTwoFactor(
  payload: Payload,
  { userId, sid, password, ...presented }: Request,
  now: Date,
): Promise<void> {
  const state = await readTwoFactor(payload, { userId, sid })
  if (!state.enabled) throw new DomainError('TWO_FACTOR_NOT_ON')
  if (state.required) throw new DomainError('TWO_FACTOR_ENFORCED')
  await proveOwnPassword(payload, userId, password)
  await inTransaction(payload, async (sql) => {
    if (!(await spendCode(sql, userId, presented, now))) throw wrongCode()
    await removeTwoFactor(sql, userId)
    await logActivity(sql, {
      action: 'two-factor.disabled',
      by: 'customer',
      actor: userId,
      user: userId,
    })
    await queueTwoFactorNotice(sql, twoFactorDisabled, { userId, now })
  })
}
