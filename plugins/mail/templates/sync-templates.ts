import type { Payload } from 'payload'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { inTransaction, pool } from '@/src/server/db/transaction'
import type { Message, MessageContent } from '../message'
import { MESSAGES } from '../messages'
import { defaultContent } from './default-content'
import { type StoredTemplate, storedTemplates } from './stored-templates'
import { isSameContent, PUBLISHED, toTemplateContent } from './template-content'

/**
 * Gives every message its template, and those nobody changed our newest default content. One statement when nothing is to be
 * done; the second call changes nothing. Of several processes that start together one does the work: the others go on,
 * as mail is written with the default content while a template is missing. A database without tables yet is left alone.
 */
export async function syncTemplates(payload: Payload): Promise<void> {
  try {
    if (outdated(payload, await storedTemplates(pool(payload))).length > 0) await syncAlone(payload)
  } catch (err) {
    payload.logger.warn({ err, msg: 'email templates were not brought up to date' })
  }
}

type Change = { message: Message<unknown>; stored: StoredTemplate | undefined }

function outdated(payload: Payload, templates: Map<string, StoredTemplate>): Change[] {
  return Object.values(MESSAGES)
    .map((message) => ({ message, stored: templates.get(message.key) }))
    .filter(({ message, stored }) => !stored || isOutdated(defaultContent(message, payload), stored))
}

/** What an editor changed, took back or is changing now is theirs. */
function isOutdated(wanted: MessageContent, stored: StoredTemplate): boolean {
  const { isCustomised, isUnpublished, hasDraft, content } = stored
  return !isCustomised && !isUnpublished && !hasDraft && !isSameContent(wanted, content)
}

/** The lock is the transaction's, so that it ends with it wherever a pooler put it. */
async function syncAlone(payload: Payload): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ isMine: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('email-templates')) AS "isMine"`,
    )
    if (!rows[0]?.isMine) return
    for (const change of outdated(payload, await storedTemplates(sql))) await store(payload, change)
  })
}

/** A message whose default content does not pass must not keep the others from their template, nor the site from starting. */
async function store(payload: Payload, { message, stored }: Change): Promise<void> {
  const data = {
    key: message.key,
    name: messageLabel(message.key),
    ...toTemplateContent(defaultContent(message, payload)),
    customised: false,
    ...PUBLISHED,
  }
  try {
    if (stored) await payload.update({ collection: 'email-templates', id: stored.id, data, depth: 0 })
    else await payload.create({ collection: 'email-templates', data, depth: 0 })
  } catch (err) {
    payload.logger.error({ err, msg: 'the default content of an email is refused', message: message.key })
  }
}
