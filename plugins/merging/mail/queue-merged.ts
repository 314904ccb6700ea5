import { maskedEmail } from '@/plugins/accounts/mail/queue-email-changed'
import { providerName } from '@/plugins/accounts/resets/provider-name'
import type { Message } from '@/plugins/mail/message'
import { type AccountMail, accountMerged, accountMergeUndone } from '@/plugins/mail/messages/account-merges'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import type { Account } from '../operations/lock-accounts'

type Merged = { mergeId: string; from: Account; into: Account }
type Mailed = Merged & { filed: 'with-one' | 'with-each' }

/** Tells both mailboxes that two accounts are one now, and with which address one signs in. */
export function queueMerged(sql: Sql, merged: Merged): Promise<void> {
  return queueBoth(sql, accountMerged, { ...merged, filed: 'with-one' })
}

/** Tells both that they are two again. */
export function queueUndone(sql: Sql, merged: Merged): Promise<void> {
  return queueBoth(sql, accountMergeUndone, { ...merged, filed: 'with-each' })
}

async function queueBoth(
  sql: Sql,
  message: Message<AccountMail>,
  { mergeId, from, into, filed }: Mailed,
): Promise<void> {
  for (const reader of [from, into])
    await queueMail(sql, message, {
      to: reader.email,
      locale: reader.locale,
      dedupeKey: `${message.key}:${mergeId}:${reader.id}`,
      user: filed === 'with-one' ? into.id : reader.id,
      variables: {
        firstname: reader.firstname,
        closedEmail: reader === from ? from.email : maskedEmail(from.email),
        keptEmail: reader === into ? into.email : maskedEmail(into.email),
        providerName: await providerName(sql),
      },
    })
}
