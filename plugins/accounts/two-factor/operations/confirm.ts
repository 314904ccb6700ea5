import type { Payload } from 'payload'
import { twoFactorEnabled } from '@/plugins/mail/messages/two-factor-notices'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { endSessions } from '../../sessions/end-sessions'
import { stepOfCode } from '../one-time-code'
import { queueTwoFactorNotice } from '../queue-notice'
import { replaceRecoveryCodes } from '../recovery-codes'
import { wrongCode } from '../wrong-code'

type Confirmation = { userId: string; sid: string; code: string }

/**
 * Switches two-factor authentication on, once a code shows that the app has the secret. This session counts as signed in with
 * it; others end, since they are not. Gives the recovery codes, this once. Refusals: `WRONG_CODE`,
 * `TWO_FACTOR_ALREADY_ON`, `TWO_FACTOR_NOT_ON` when nothing was begun.
 */
export function confirmTwoFactor(
  payload: Payload,
  { userId, sid, code }: Confirmation,
  now: Date,
): Promise<string[]> {
  return inTransaction(payload, async (sql) => {
    // A sign-in by password alone that is under way comes first and is ended below, or waits and is refused.
    await sql.query('SELECT 1 FROM users WHERE id = $1::uuid FOR NO KEY UPDATE', [userId])
    const { rows } = await sql.query<{ sealed: string; confirmed: boolean }>(
      `SELECT sealed_secret AS sealed, confirmed_at IS NOT NULL AS confirmed
         FROM two_factor_secrets WHERE user_id = $1::uuid FOR UPDATE`,
      [userId],
    )
    const prepared = rows[0]
    if (!prepared) throw new DomainError('TWO_FACTOR_NOT_ON')
    if (prepared.confirmed) throw new DomainError('TWO_FACTOR_ALREADY_ON')
    const step = stepOfCode(prepared.sealed, code, now)
    if (step === null) throw wrongCode()
    await sql.query(
      `UPDATE two_factor_secrets SET confirmed_at = now(), last_step = $2, updated_at = now() WHERE user_id = $1::uuid`,
      [userId, step],
    )
    await sql.query('UPDATE sessions SET two_factor_at = now(), updated_at = now() WHERE id = $1::uuid', [
      sid,
    ])
    await endSessions(sql, { userId, reason: 'two-factor-changed', keep: sid })
    const codes = await replaceRecoveryCodes(sql, userId)
    await logActivity(sql, { action: 'two-factor.enabled', by: 'customer', actor: userId, user: userId })
    await queueTwoFactorNotice(sql, twoFactorEnabled, { userId, now })
    return codes
  })
}
