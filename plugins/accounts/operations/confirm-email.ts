import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { inTransaction, isUniqueViolation, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { followNewAddress } from '../consents/operations/follow-choice'
import { endLinks } from '../links/end-links'
import { proveAddress } from '../links/prove-address'
import { queueEmailChanged } from '../mail/queue-email-changed'
import { hashToken } from '../sessions/tokens'

type Spent = { user_id: string; new_email: string; old_email: string; firstname: string; locale: Locale }

/**
 * Spends the link that was mailed to an address. One to a new address: the account has it from now on, links in earlier mails end, the
 * old address is told. Either way it is known to be its owner's, and what was imported for it opens. Sessions stay. However many send the same link, one succeeds; the others, and a link that is
 * expired, replaced or unknown, or whose address somebody else took meanwhile, get 410 `EMAIL_LINK_EXPIRED`.
 */
export async function confirmEmailAddress(
  payload: Payload,
  token: string,
): Promise<{ email: string; isNew: boolean }> {
  try {
    return await inTransaction(payload, async (sql) => {
      const spent = await spendLink(sql, token)
      if (!spent) throw new DomainError('EMAIL_LINK_EXPIRED')
      const { user_id: userId, new_email: newEmail, old_email: oldEmail, firstname, locale } = spent
      const isNew = newEmail !== oldEmail
      if (isNew) {
        await sql.query('UPDATE users SET email = $2, updated_at = now() WHERE id = $1', [userId, newEmail])
        await endLinks(sql, userId)
      }
      await proveAddress(sql, userId)
      await logActivity(sql, {
        action: isNew ? 'email-address.changed' : 'email-address.verified',
        by: 'customer',
        actor: userId,
        user: userId,
      })
      if (isNew) {
        await followNewAddress(sql, { userId, oldEmail, isProven: true })
        await queueEmailChanged(sql, { userId, firstname, locale, oldEmail, newEmail })
      }
      return { email: newEmail, isNew }
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw new DomainError('EMAIL_LINK_EXPIRED', { internal: 'address is taken' })
    throw error
  }
}

/** The account's row first, as everybody does who changes an account. */
async function spendLink(sql: Sql, token: string): Promise<Spent | undefined> {
  const { rows } = await sql.query<Spent>(
    `WITH owner AS (
       SELECT u.id, u.email, u.firstname, u.locale FROM email_changes c, users u
        WHERE c.token_hash = $1 AND u.id = c.user_id AND u.state = 'active' FOR NO KEY UPDATE OF u)
     UPDATE email_changes c SET used_at = now(), updated_at = now()
       FROM owner u
      WHERE c.token_hash = $1 AND c.user_id = u.id AND c.used_at IS NULL AND c.expires_at > clock_timestamp()
      RETURNING c.user_id, c.new_email, u.email AS old_email, u.firstname, u.locale`,
    [hashToken(token)],
  )
  return rows[0]
}
