import type { MailState } from '@/src/domain/mail/mail-labels'
import type { Sql } from '@/src/server/db/transaction'

export type MailAbout = { id: string; to: string; message: string; state: MailState; at: string }

/** The mails a message was told with, oldest first. */
export async function readMailsAbout(
  sql: Sql,
  { id, createdAt }: { id: string; createdAt: string },
): Promise<MailAbout[]> {
  const { rows } = await sql.query<Omit<MailAbout, 'at'> & { at: Date }>(
    `SELECT id, "to", message, state, coalesce(sent_at, created_at) AS at FROM email_outbox
      WHERE created_at >= $2::timestamptz - interval '1 second'
        AND (dedupe_key = 'form-receipt:' || $1 OR dedupe_key LIKE 'form-message:' || $1 || ':%'
             OR dedupe_key LIKE 'form-reply:' || $1 || ':%')
      ORDER BY created_at, "to"`,
    [id, createdAt],
  )
  return rows.map((mail) => ({ ...mail, at: mail.at.toISOString() }))
}
