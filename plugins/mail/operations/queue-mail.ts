import type { Locale } from '@/src/domain/languages/locales'
import { mayBeOff } from '@/src/domain/mail/optional-mails'
import type { Sql } from '@/src/server/db/transaction'
import type { Activity } from '@/src/server/log-activity'
import type { AttachmentRequest } from '../attachments'
import type { Message } from '../message'
import { frenchOf } from '../messages/french'
import { insertMails } from '../outbox/insert-mails'
import { sealSecrets } from '../sealed-variables'

type Mail<Variables> = {
  to: string
  /** The event and the person. */
  dedupeKey: string
  variables: Variables
  /** The language its reader chose; English when left out. Its variables are in that language too. */
  locale?: Locale | undefined
  /** Documents to be drawn and attached when it is sent, see `registerAttachment`. */
  attachments?: AttachmentRequest[]
  /** Whose mail it is, and about which order: staff find it there. */
  user?: string | null
  order?: string | null
  /** A batch: the mail waits, 'held', until staff release that batch. */
  heldAs?: string
  /** Written into the activity log by the same statement, whether the mail was queued before or not. */
  activity?: Activity
}

/**
 * Writes a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. One statement.
 * Queueing the same `dedupeKey` again changes nothing, also when the first was skipped because its template is off.
 */
export function queueMail<Variables>(
  sql: Sql,
  message: Message<Variables>,
  mail: Mail<Variables>,
): Promise<void> {
  return queueMails(sql, message, [mail])
}

/** The same for many people at once; one statement all the same. */
export async function queueMails<Variables>(
  sql: Sql,
  message: Message<Variables>,
  mails: readonly Mail<Variables>[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ variables, attachments, locale, activity: _, ...mail }) => ({
    ...mail,
    message: (locale === 'fr' ? (frenchOf(message) ?? message) : message).key,
    variables: sealSecrets(message, message.variables.parse(variables)),
    attachments: attachments?.length ? attachments : undefined,
    isOptional: mayBeOff(message.key),
  }))
  const activities = mails.flatMap(({ activity }) => activity ?? [])
  await insertMails(sql, rows, activities)
}
