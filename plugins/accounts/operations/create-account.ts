import { DomainError } from '@/src/domain/errors/domain-error'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Role } from '@/src/domain/roles/roles'
import type { Sql } from '@/src/server/db/transaction'
import { type ConsentSource, recordConsents } from '../consents/operations/record-consents'
import type { PublicUser } from '../public-user'

type NewAccount = {
  firstName: string
  lastName: string
  /** In its canonical spelling. */
  email: string
  password: { hash: string; salt: string }
  role: Role
  /** The language it is opened in; English when left out. */
  locale?: Locale
  referralSource?: string | undefined
  agreeToPromotions: boolean
  /** For the record of consents; the terms are accepted by then. */
  source: ConsentSource
}

/**
 * Stores an account with its consents, in the caller's transaction. One account per address: `EMAIL_TAKEN`, or
 * `MIGRATED_USER` for an address that came from the older system, since its programs wait there.
 */
export async function createAccount(sql: Sql, account: NewAccount): Promise<PublicUser> {
  const { rows } = await sql.query<PublicUser>(
    `INSERT INTO users (firstname, lastname, email, hash, salt, role, referral_source, locale)
     VALUES ($1, $2, $3, $4, $5, $6::text::enum_users_role, $7, $8::text::enum_users_locale)
     ON CONFLICT (email) DO NOTHING RETURNING id, firstname, lastname, email, role`,
    [
      account.firstName,
      account.lastName,
      account.email,
      account.password.hash,
      account.password.salt,
      account.role,
      account.referralSource ?? null,
      account.locale ?? DEFAULT_LOCALE,
    ],
  )
  const user = rows[0]
  if (!user) {
    await refuseKnownAddress(sql, account.email)
    throw new DomainError('EMAIL_TAKEN')
  }
  await recordConsents(sql, {
    userId: user.id,
    source: account.source,
    terms: true,
    ...(account.agreeToPromotions ? { promotions: true } : {}),
  })
  return user
}

/** Says why an address cannot have a second account; nothing when it has none. */
export async function refuseKnownAddress(sql: Sql, email: string): Promise<void> {
  const { rows } = await sql.query<{ migration: string }>('SELECT migration FROM users WHERE email = $1', [
    email,
  ])
  if (rows[0]) throw new DomainError(rows[0].migration === 'unclaimed' ? 'MIGRATED_USER' : 'EMAIL_TAKEN')
}
