import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { areSecretsAlive } from '../outbox/secrets-alive'

export type Copy = { id: string; to: string }

type Row = Copy & { message: string; variables: unknown; state: string; dedupe_key: string; hours: number }

const COPY = /#copy-\d+$/

/**
 * Queues a failed, sent or skipped mail again as a new row, "copy n", so that what happened to the first one stays told. While a
 * copy waits, the second call answers that one. `MAIL_STILL_WAITING` for mail that has not left, `MAIL_LINK_EXPIRED`
 * for mail whose link opens nothing any more.
 */
export async function resendMail(payload: Payload, id: string, actor: string): Promise<Copy> {
  return inTransaction(payload, async (sql) => {
    const row = await lockMail(sql, id)
    if (!['sent', 'failed', 'skipped'].includes(row.state)) throw new DomainError('MAIL_STILL_WAITING')
    if (!areSecretsAlive(row)) throw new DomainError('MAIL_LINK_EXPIRED')
    const original = row.dedupe_key.replace(COPY, '')
    const copies = await copiesOf(sql, original)
    const waiting = copies.find(({ state }) => state === 'queued')
    if (waiting) return { id: waiting.id, to: row.to }
    const copy = await insertCopy(sql, id, `${original}#copy-${copies.length + 1}`)
    await logActivity(sql, {
      action: 'email.resent',
      by: 'staff',
      actor,
      user: copy.user_id,
      order: copy.order_id,
      details: { mail: id, copy: copy.id, message: row.message },
    })
    return { id: copy.id, to: row.to }
  })
}

/** Two clicks at once on a mail, or on copies of one, queue one after the other. */
async function lockMail(sql: Sql, id: string): Promise<Row> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('resend:' || regexp_replace(dedupe_key, '#copy-[0-9]+$', ''), 0))
       FROM email_outbox WHERE id = $1::uuid`,
    [id],
  )
  const { rows } = await sql.query<Row>(
    `SELECT id, message, "to", variables, state, dedupe_key,
            (extract(epoch FROM now() - COALESCE((SELECT min(o.created_at) FROM email_outbox o
               WHERE o.dedupe_key = regexp_replace(m.dedupe_key, '#copy-[0-9]+$', '')), created_at)) / 3600)::float8 AS hours
       FROM email_outbox m WHERE id = $1::uuid`,
    [id],
  )
  const [row] = rows
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

async function copiesOf(sql: Sql, original: string): Promise<{ id: string; state: string }[]> {
  const { rows } = await sql.query<{ id: string; state: string }>(
    `SELECT id, state FROM email_outbox WHERE starts_with(dedupe_key, $1 || '#copy-')`,
    [original],
  )
  return rows
}

type NewCopy = { id: string; user_id: string | null; order_id: string | null }

async function insertCopy(sql: Sql, id: string, dedupeKey: string): Promise<NewCopy> {
  const { rows } = await sql.query<NewCopy>(
    `INSERT INTO email_outbox
       (message, "to", variables, dedupe_key, attachments, user_id, order_id, batch, state, next_try_at)
     SELECT message, "to", variables, $2, attachments, user_id, order_id, batch, 'queued', now()
       FROM email_outbox WHERE id = $1::uuid RETURNING id, user_id, order_id`,
    [id, dedupeKey],
  )
  const [copy] = rows
  if (!copy) throw new DomainError('NOT_FOUND')
  return copy
}
