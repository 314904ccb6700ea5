import { MESSAGES } from '@/plugins/mail/messages'
import { fillLine, type Values } from '@/plugins/mail/render/fill'
import { pool } from '@/src/server/db/transaction'
import type { Year } from './year'

/** How many of the last ones came back. */
const RETURNED = 4

/**
 * Writes down that the mails of the year were sent, each when it was queued: within the transaction that queued them, so that
 * none of them can ever leave. The last few came back.
 */
export async function recordMails({ payload }: Year): Promise<void> {
  const sql = pool(payload)
  const { rows } = await sql.query<{ id: string; message: string; variables: Values }>(
    `SELECT id, message, variables FROM email_outbox WHERE state = 'queued' ORDER BY created_at, id`,
  )
  const sent = rows.map(({ id, message, variables }, index) => ({
    id,
    subject: fillLine(MESSAGES[message]?.content.subject ?? message, variables),
    isReturned: index >= rows.length - RETURNED,
  }))
  await sql.query(
    `UPDATE email_outbox m
        SET state = (CASE WHEN s."isReturned" THEN 'failed' ELSE 'sent' END)::enum_email_outbox_state, subject = s.subject,
            sent_at = CASE WHEN NOT s."isReturned" THEN m.created_at + interval '4 seconds' END, next_try_at = NULL, tries = 1,
            problem = CASE WHEN s."isReturned" THEN '550 5.1.1 This mailbox does not exist' END,
            deliveries = jsonb_build_array(jsonb_build_object('at', m.created_at + interval '4 seconds',
              'outcome', CASE WHEN s."isReturned" THEN 'refused' ELSE 'sent' END,
              'response', CASE WHEN s."isReturned" THEN '550 5.1.1 This mailbox does not exist' ELSE '250 OK' END))
       FROM jsonb_to_recordset($1::jsonb) AS s(id uuid, subject text, "isReturned" boolean)
      WHERE m.id = s.id`,
    [JSON.stringify(sent)],
  )
}
