import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import type { MessageContent } from '../message'
import { MESSAGES } from '../messages'
import { readMailTheme } from '../outbox/mail-theme'
import { testContentOf } from '../outbox/test-mail'
import { type RenderedMail, renderMessage } from '../render-message'
import { showSecretsAsSample } from '../sealed-variables'
import { contentOf } from '../templates/template-content'

/** `isContentAsSent`: shown with the content it was sent with. False when that is no longer kept, and today’s stands in. */
export type ShownMail = RenderedMail & { isContentAsSent: boolean }

type Row = { message: string; variables: unknown; subject: string | null; sent_at: Date | null }

/** A mail of the outbox as its reader got it or will get it, without the links that open an account. `NOT_FOUND`. */
export async function showMail(payload: Payload, id: string): Promise<ShownMail> {
  const { rows } = await pool(payload).query<Row>(
    'SELECT message, variables, subject, sent_at FROM email_outbox WHERE id = $1::uuid',
    [id],
  )
  const [row] = rows
  const message = row && MESSAGES[row.message]
  if (!message) throw new DomainError('NOT_FOUND')
  const theme = await readMailTheme(payload)
  const then =
    testContentOf(row.variables) ?? (row.sent_at ? await wordsAt(payload, row.message, row.sent_at) : null)
  const mail = renderMessage(message, showSecretsAsSample(message, row.variables), {
    content: then ?? theme.contentFor(message),
    brand: theme.brand,
    hideSecrets: true,
  })
  return { ...mail, subject: row.subject ?? mail.subject, isContentAsSent: !row.sent_at || then !== null }
}

/** The template's newest version of that time. */
async function wordsAt(payload: Payload, key: string, time: Date): Promise<MessageContent | null> {
  const hasDrafts = Boolean(payload.collections['email-templates'].config.versions?.drafts)
  const { docs } = await payload.findVersions({
    collection: 'email-templates',
    where: {
      'version.key': { equals: key },
      updatedAt: { less_than_equal: time.toISOString() },
      ...(hasDrafts ? { 'version._status': { equals: 'published' } } : {}),
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
  })
  return docs[0] ? contentOf(docs[0].version) : null
}
