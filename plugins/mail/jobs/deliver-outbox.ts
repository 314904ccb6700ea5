import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { failpoint } from '@/src/server/failpoint'
import { MESSAGES } from '../messages'
import { renderMessage } from '../render-message'
import { openSecrets } from '../sealed-variables'
import { mailTransport } from '../transport'

type Row = { id: string; message: string; to: string; variables: unknown; dedupe_key: string; tries: number }

const BATCH = 20
const MAX_TRIES = 12

/**
 * Delivers what is due in the outbox. Safe in any number of processes: a row is leased by the update that reads it
 * (two minutes), so that one worker has it and a worker that dies gives it back by itself.
 * A mail that was accepted but not marked (crash in between) goes out again with the same Message-ID.
 * Returns how many mails were delivered.
 */
export async function deliverOutbox(payload: Payload): Promise<number> {
  let delivered = 0
  for (;;) {
    const rows = await lease(payload)
    for (const row of rows) if (await deliver(payload, row)) delivered += 1
    if (rows.length < BATCH) return delivered
  }
}

async function lease(payload: Payload): Promise<Row[]> {
  const { rows } = await pool(payload).query<Row>({
    name: 'lease-outbox',
    text: `UPDATE email_outbox SET tries = tries + 1, next_try_at = now() + interval '2 minutes', updated_at = now()
      WHERE id IN (SELECT id FROM email_outbox WHERE state = 'queued' AND next_try_at <= now()
                    ORDER BY next_try_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, message, "to", variables, dedupe_key, tries::int`,
  })
  return rows
}

async function deliver(payload: Payload, row: Row): Promise<boolean> {
  try {
    const message = MESSAGES[row.message]
    if (!message) throw new Error(`no message is called ${row.message}`)
    const mail = renderMessage(message, openSecrets(message, row.variables))
    const messageId = `<${row.id}@${new URL(env().SITE_URL).hostname}>`
    await mailTransport().sendMail({
      from: env().MAIL_FROM,
      to: { name: '', address: row.to },
      messageId,
      ...mail,
    })
    failpoint('mail-accepted-before-mark')
    await markSent(payload, row, { messageId, subject: mail.subject })
    return true
  } catch (error) {
    await markFailed(payload, row, error)
    return false
  }
}

async function markSent(
  payload: Payload,
  row: Row,
  sent: { messageId: string; subject: string },
): Promise<void> {
  await pool(payload).query(
    `UPDATE email_outbox SET state = 'sent', sent_at = now(), message_id = $2, subject = $3, problem = NULL,
            next_try_at = NULL, updated_at = now()
      WHERE id = $1`,
    [row.id, sent.messageId, sent.subject],
  )
}

/** Back-off doubles from 5 seconds to an hour; after the last try the row stays, marked, for staff to see. */
async function markFailed(payload: Payload, row: Row, error: unknown): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error)
  payload.logger.error({
    msg: 'mail not delivered',
    mail: row.id,
    message: row.message,
    tries: row.tries,
    problem,
  })
  const seconds = Math.min(3600, 5 * 2 ** (row.tries - 1))
  await pool(payload).query(
    `UPDATE email_outbox SET problem = $2, updated_at = now(),
            state = CASE WHEN $3 THEN 'failed' ELSE 'queued' END::enum_email_outbox_state,
            next_try_at = now() + make_interval(secs => $4)
      WHERE id = $1 AND state = 'queued'`,
    [row.id, problem.slice(0, 500), row.tries >= MAX_TRIES, seconds],
  )
}
