import type { Payload } from 'payload'
import { twoFactorReset } from '@/plugins/mail/messages/two-factor-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { endSessions } from '../../sessions/end-sessions'
import { queueTwoFactorNotice } from '../queue-notice'
import { removeTwoFactor } from '../remove'

type Reset = { userId: string; actorId: string; reason: string }

/**
 * Removes two-factor authentication of somebody who lost phone and codes: they sign in by password again, everywhere anew, and
 * are told by mail. 404 when there is no such person, or no two-factor authentication.
 */
export async function resetTwoFactorFor(
  payload: Payload,
  { userId, actorId, reason }: Reset,
  now: Date,
): Promise<void> {
  await inTransaction(payload, async (sql) => {
    // Before two-factor authentication goes: what sessions owe to it is gone then.
    await endSessions(sql, { userId, reason: 'two-factor-changed', actor: { id: actorId, by: 'staff' } })
    if (!(await removeTwoFactor(sql, userId))) throw new DomainError('NOT_FOUND')
    const details = { reason }
    await logActivity(sql, {
      action: 'two-factor.reset',
      by: 'staff',
      actor: actorId,
      user: userId,
      details,
    })
    await queueTwoFactorNotice(sql, twoFactorReset, { userId, now })
  })
}
