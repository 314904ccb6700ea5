import { migrationWelcome } from '@/plugins/mail/messages/migration-welcome'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { providerName } from '../resets/provider-name'
import type { Placed } from './store-people'

/** Writes the mails that tell people about the new site. They wait until the batch is released; each person gets one. */
export async function queueWelcomeMails(sql: Sql, placed: readonly Placed[], batch: string): Promise<void> {
  if (placed.length === 0) return
  const name = await providerName(sql)
  const mails = placed.map(({ person: { email, firstname }, userId }) => ({
    to: email,
    user: userId,
    heldAs: batch,
    dedupeKey: `migration-welcome:${userId}`,
    variables: { firstname, welcomeUrl: welcomeUrl(email), providerName: name },
  }))
  await queueMails(sql, migrationWelcome, mails)
}

/** No token: the page asks for a link by mail. */
function welcomeUrl(email: string): string {
  const url = new URL('/welcome-migrated-user', env().SITE_URL)
  url.search = new URLSearchParams({ email }).toString()
  return url.href
}
