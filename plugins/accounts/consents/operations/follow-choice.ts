import { followAccount } from '@/plugins/newsletter/operations/follow-account'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'

type Account = { email: string; locale: Locale; isGiven: boolean; isProven: boolean }

/** Makes the newsletter subscription of an account's address what its owner has just said, in the caller's transaction. */
export async function followChoice(
  sql: Sql,
  { userId, source, promotions }: { userId: string; source: string; promotions: boolean },
): Promise<void> {
  const { email, locale, isProven } = await readAccount(sql, userId)
  // Both came with a link from the mailbox; the account says so only afterwards.
  const isLinked = source === 'invitation' || source === 'migrated reset'
  await followAccount(sql, {
    email,
    locale,
    isWanted: promotions,
    isProven: isProven || isLinked,
    source: 'account',
  })
}

/** Takes the newsletter along to the account's new address; the old one gets it no more. */
export async function followNewAddress(
  sql: Sql,
  { userId, oldEmail, isProven }: { userId: string; oldEmail: string; isProven: boolean },
): Promise<void> {
  const { email, locale, isGiven } = await readAccount(sql, userId)
  if (!isGiven) return
  const moved = { locale, isProven, source: 'address' } as const
  await followAccount(sql, { ...moved, email: oldEmail, isWanted: false })
  await followAccount(sql, { ...moved, email, isWanted: true })
}

async function readAccount(sql: Sql, userId: string): Promise<Account> {
  const { rows } = await sql.query<Account>({
    name: 'account-for-newsletter',
    text: `SELECT u.email, u.locale, u.agreed_to_promotions_at IS NOT NULL AS "isGiven",
                  u.email_verified_at IS NOT NULL AS "isProven" FROM users u WHERE u.id = $1::uuid`,
    values: [userId],
  })
  const [account] = rows
  if (!account) throw new Error('the account is gone')
  return account
}
