import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { type ConsentsNow, readConsents } from './read-consents'
import { recordConsents } from './record-consents'

type Change = { promotions?: boolean | undefined; terms?: boolean | undefined }

/**
 * Changes what somebody agrees to, from their account settings: promotions on and off, and a yes to new terms. Saying
 * the same again changes nothing. The terms cannot be taken back while the account is used: `TERMS_NEEDED`.
 */
export function changeConsents(
  payload: Payload,
  userId: string,
  { promotions, terms }: Change,
): Promise<ConsentsNow> {
  if (terms === false) throw new DomainError('TERMS_NEEDED')
  return inTransaction(payload, async (sql) => {
    await sql.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId])
    const before = await readConsents(payload, userId, sql)
    await recordConsents(sql, {
      userId,
      source: 'account settings',
      ...(terms ? { terms } : {}),
      ...(promotions === undefined ? {} : { promotions }),
    })
    const after = await readConsents(payload, userId, sql)
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const details = { promotions: after.promotions.given, termsVersion: after.terms.version }
      await logActivity(sql, {
        action: 'consent.changed',
        by: 'customer',
        actor: userId,
        user: userId,
        details,
      })
    }
    return after
  })
}
