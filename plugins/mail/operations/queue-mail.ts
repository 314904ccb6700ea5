import type { Sql } from '@/src/server/db/transaction'
import type { Message } from '../message'
import { sealSecrets } from '../sealed-variables'

type Mail<Variables> = { to: string; variables: Variables; dedupeKey: string }

/**
 * Writes a mail into the outbox, in the caller's transaction: it is sent if and only if that commits.
 * `dedupeKey` names the event and the person; queueing the same one again changes nothing.
 */
export async function queueMail<Variables>(
  sql: Sql,
  message: Message<Variables>,
  mail: Mail<Variables>,
): Promise<void> {
  const variables = message.variables.parse(mail.variables)
  await sql.query(
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state, next_try_at)
     VALUES ($1, $2, $3, $4, 'queued', now()) ON CONFLICT (dedupe_key) DO NOTHING`,
    [message.key, mail.to, JSON.stringify(sealSecrets(message, variables)), mail.dedupeKey],
  )
}
