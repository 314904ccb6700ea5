import type { Payload } from 'payload'
import { twoStepDisabled } from '@/plugins/mail/messages/two-step-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { proveOwnPassword } from '../own-password'
import { queueTwoStepNotice } from '../queue-notice'
import { removeTwoStep } from '../remove'
import { type Presented, spendCode } from '../spend-code'
import { wrongCode } from '../wrong-code'
import { readTwoStep } from './read-two-step'

type Wish = Presented & { userId: string; sid: string; password: string }

/**
 * Switches somebody's own second step off, with a code of the app or a recovery code. Refusals: `WRONG_PASSWORD`, `WRONG_CODE`, `TWO_STEP_NOT_ON`, and
 * `TWO_STEP_ENFORCED` for staff of a site that requires it.
 */
export async function disableTwoStep(
  payload: Payload,
  { userId, sid, password, ...presented }: Wish,
  now: Date,
): Promise<void> {
  const state = await readTwoStep(payload, { userId, sid })
  if (!state.enabled) throw new DomainError('TWO_STEP_NOT_ON')
  if (state.required) throw new DomainError('TWO_STEP_ENFORCED')
  await proveOwnPassword(payload, userId, password)
  await inTransaction(payload, async (sql) => {
    if (!(await spendCode(sql, userId, presented, now))) throw wrongCode()
    await removeTwoStep(sql, userId)
    await logActivity(sql, {
      action: 'second step switched off',
      by: 'customer',
      actor: userId,
      user: userId,
    })
    await queueTwoStepNotice(sql, twoStepDisabled, { userId, now })
  })
}
