import type { TellAccount } from '@/plugins/newsletter/tell-account'
import { logActivity } from '@/src/server/log-activity'
import { recordConsents } from './record-consents'

/** Makes the "news and offers" of the account with an address what its newsletter subscription is. */
export const tellAccount: TellAccount = async (sql, { email, isWanted }) => {
  const { rows } = await sql.query<{ id: string; isGiven: boolean }>(
    `SELECT id, agreed_to_promotions_at IS NOT NULL AS "isGiven" FROM users WHERE email = $1 FOR NO KEY UPDATE`,
    [email],
  )
  const [account] = rows
  if (!account || account.isGiven === isWanted) return
  await recordConsents(sql, { userId: account.id, source: 'newsletter', promotions: isWanted })
  const details = { promotions: isWanted, by: 'newsletter' }
  await logActivity(sql, { action: 'consent.changed', by: 'customer', user: account.id, details })
}
