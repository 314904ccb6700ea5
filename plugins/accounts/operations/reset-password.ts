import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { ResetPurpose } from '@/src/domain/passwords/reset-rules'
import { inTransaction, pool, type Sql } from '@/src/server/db/transaction'
import { recordConsents } from '../consents/operations/record-consents'
import { proveAddress } from '../links/prove-address'
import { hashPassword } from '../passwords/password-hash'
import { replacePassword } from '../passwords/replace-password'
import { hashToken } from '../sessions/tokens'

type Claim = { agreeToPromotions: boolean; locale: Locale }

type Reset = {
  purpose: ResetPurpose
  sessionToken: string
  newPassword: string
  /** Asked of who claims a migrated account; the terms are accepted by then, in the language of that page. */
  consents?: Claim
}

/**
 * Sets the password of whoever a reset link belongs to, spends the link, and ends every session they have; nobody is
 * signed in by it. A claim of a migrated account records the consents too. However many submit the same link at once,
 * one succeeds; the others, and a link that is expired, used, replaced or unknown, get 401 `RESET_LINK_EXPIRED`.
 */
export async function resetPasswordByLink(payload: Payload, reset: Reset): Promise<void> {
  // Looked at before the password is hashed, so that guessing costs the guesser and not this server.
  if (!(await isOpen(payload, reset))) throw new DomainError('RESET_LINK_EXPIRED')
  const password = await hashPassword(reset.newPassword)
  await inTransaction(payload, async (sql) => {
    const userId = await spendLink(sql, reset)
    if (!userId) throw new DomainError('RESET_LINK_EXPIRED')
    if (reset.consents) await claimAccount(sql, userId, reset.consents)
    await proveAddress(sql, userId)
    const action = reset.purpose === 'migration' ? 'account.claimed' : 'password.reset'
    await replacePassword(sql, { userId, password, action })
  })
}

/** By the clock: whoever ended the link after this transaction began has ended it. */
const OPEN = `r.session_token_hash = $1 AND r.purpose = $2 AND r.used_at IS NULL AND r.expires_at > clock_timestamp()
   AND r.session_expires_at > now() AND u.id = r.user_id AND u.state = 'active'`

async function isOpen(payload: Payload, { sessionToken, purpose }: Reset): Promise<boolean> {
  const { rowCount } = await pool(payload).query({
    name: 'reset-is-open',
    text: `SELECT 1 FROM password_resets r, users u WHERE ${OPEN}`,
    values: [hashToken(sessionToken), purpose],
  })
  return rowCount === 1
}

/** The account's row first, as everybody does who changes a password: two that came from both ends would wait for ever. */
async function spendLink(sql: Sql, { sessionToken, purpose }: Reset): Promise<string | undefined> {
  const { rows } = await sql.query<{ user_id: string }>({
    name: 'reset-spend-link',
    text: `WITH owner AS (
             SELECT u.id FROM password_resets r, users u WHERE ${OPEN} FOR NO KEY UPDATE OF u)
           UPDATE password_resets r SET used_at = now(), updated_at = now()
             FROM owner u
            WHERE u.id = r.user_id AND r.session_token_hash = $1 AND r.purpose = $2 AND r.used_at IS NULL
              AND r.expires_at > clock_timestamp() RETURNING r.user_id`,
    values: [hashToken(sessionToken), purpose],
  })
  return rows[0]?.user_id
}

/** Who claims it in another language than the default chooses that language by it. */
async function claimAccount(sql: Sql, userId: string, claim: Claim): Promise<void> {
  const chosen = claim.locale === DEFAULT_LOCALE ? null : claim.locale
  await sql.query(
    `UPDATE users SET migration = 'claimed', locale = coalesce($2::text::enum_users_locale, locale), updated_at = now()
      WHERE id = $1`,
    [userId, chosen],
  )
  const { agreeToPromotions: promotions } = claim
  await recordConsents(sql, { userId, source: 'migrated reset', terms: true, promotions })
}
