import { formReply } from '@/plugins/mail/messages/form-reply'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { readLocale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

type Words = { message: string; author: string; text: string }

/** Writes a note about a message, in the caller's transaction. `NOT_FOUND`. */
export async function addNote(sql: Sql, words: Words): Promise<{ id: string }> {
  await lockMessage(sql, words.message)
  return insertNote(sql, 'note', words)
}

/** Answers a message by email and counts it as done, in the caller's transaction. `NOT_FOUND`, `VALIDATION_ERROR` without an address. */
export async function replyToMessage(sql: Sql, words: Words): Promise<{ id: string }> {
  const message = await lockMessage(sql, words.message)
  if (!message.email) {
    throw new DomainError('VALIDATION_ERROR', { message: 'This message has no address to answer to.' })
  }
  const reply = await insertNote(sql, 'reply', words)
  await sql.query(
    `UPDATE form_submissions SET state = 'done', updated_at = now() WHERE id = $1 AND state IN ('new', 'open')`,
    [words.message],
  )
  await logActivity(sql, {
    action: 'form-message.answered',
    by: 'staff',
    actor: words.author,
    details: { message: words.message },
  })
  await queueMail(sql, formReply, {
    to: message.email,
    user: message.userId,
    locale: readLocale(message.locale),
    dedupeKey: `form-reply:${words.message}:${reply.id}`,
    variables: {
      text: words.text,
      formTitle: message.formTitle,
      answersTo: message.answersTo ?? '',
      providerName: message.provider,
    },
  })
  return reply
}

async function insertNote(sql: Sql, kind: 'note' | 'reply', words: Words): Promise<{ id: string }> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO form_notes (submission_id, author_id, kind, text) VALUES ($1, $2, $3, $4) RETURNING id`,
    [words.message, words.author, kind, words.text],
  )
  const [note] = rows
  if (!note) throw new Error('the note was not written')
  return note
}

type MessageRow = {
  email: string | null
  userId: string | null
  locale: string | null
  formTitle: string
  answersTo: string | null
  provider: string
}

/** Who else writes about it waits: what becomes of its state is one thing after the other. */
async function lockMessage(sql: Sql, id: string): Promise<MessageRow> {
  if (!isUuid(id)) throw new DomainError('NOT_FOUND')
  const { rows } = await sql.query<MessageRow>(
    `SELECT m.sender_email AS email, m.user_id AS "userId", m.locale, coalesce(f.title, '') AS "formTitle",
            coalesce((SELECT e.email FROM forms_staff_emails e WHERE e._parent_id = f.id ORDER BY e._order LIMIT 1),
                     s.seller_email) AS "answersTo",
            coalesce(nullif(s.branding_name, ''), 'Training provider') AS provider
       FROM form_submissions m JOIN forms f ON f.id = m.form_id
       LEFT JOIN (SELECT * FROM system_settings LIMIT 1) s ON true
      WHERE m.id = $1 FOR UPDATE OF m`,
    [id],
  )
  const [message] = rows
  if (!message) throw new DomainError('NOT_FOUND')
  return message
}
