import { maskedEmail } from '@/plugins/accounts/mail/queue-email-changed'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import { hashToken } from '@/plugins/accounts/sessions/tokens'
import { accountMergeConfirm } from '@/plugins/mail/messages/account-merges'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { localPath } from '@/src/domain/languages/paths'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import type { Account } from '../operations/lock-accounts'

type Link = { to: string; reader: Account; from: Account; into: Account; token: string }

/** Asks one mailbox whether both accounts are its owner's; the page it leads to asks for a button. */
export async function queueMergeLink(sql: Sql, { to, reader, from, into, token }: Link): Promise<void> {
  const url = new URL(localPath('/confirm-merge', reader.locale), env().SITE_URL)
  url.searchParams.set('token', token)
  await queueMail(sql, accountMergeConfirm, {
    to,
    locale: reader.locale,
    dedupeKey: `account-merge-confirm:${hashToken(token)}`,
    user: into.id,
    variables: {
      firstname: reader.firstname,
      closedEmail: reader === from ? from.email : maskedEmail(from.email),
      keptEmail: reader === into ? into.email : maskedEmail(into.email),
      confirmUrl: url.href,
      providerName: await providerName(sql),
    },
  })
}
