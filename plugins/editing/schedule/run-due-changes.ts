import { APIError, type Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { requestSql } from '@/src/server/db/request-sql'
import { pool } from '@/src/server/db/transaction'
import { applyChange } from './apply-change'
import type { Change } from './change'
import { inPayloadTransaction } from './in-payload-transaction'

type Due = Change & { id: string; tries: number; userId: string | null }

const BATCH = 10
const MOST_TRIES = 5

/**
 * Does what came due, each once, however many processes look: the update that reads one also leases it, and the row is
 * marked as done in the transaction of the change. Whoever dies over one gives it back after half a minute. Changes of one
 * document come in the order of their dates. Gives how many were done or failed for good.
 */
export async function runDueChanges(payload: Payload, now = new Date()): Promise<number> {
  let finished = 0
  for (;;) {
    const due = await lease(payload, now)
    for (const change of due) finished += (await run(payload, change)) ? 1 : 0
    if (due.length === 0) return finished
  }
}

async function lease(payload: Payload, now: Date): Promise<Due[]> {
  const { rows } = await pool(payload).query<Due>({
    name: 'lease-scheduled-changes',
    text: `UPDATE scheduled_changes SET tries = tries + 1, next_try_at = $1::timestamptz + interval '30 seconds'
      WHERE id IN (SELECT s.id FROM scheduled_changes s
                    WHERE s.state = 'waiting' AND s.date <= $1::timestamptz
                      AND (s.next_try_at IS NULL OR s.next_try_at <= $1::timestamptz)
                      AND NOT EXISTS (SELECT 1 FROM scheduled_changes e
                                       WHERE e.collection = s.collection AND e.document = s.document AND e.state = 'waiting'
                                         AND (e.date, e.created_at) < (s.date, s.created_at))
                    ORDER BY s.date LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, collection, document, type, locale, content, base, tries::int, created_by_id AS "userId"`,
    values: [now.toISOString()],
  })
  return rows
}

async function run(payload: Payload, change: Due): Promise<boolean> {
  try {
    await inPayloadTransaction(payload, change, async (req) => {
      const sql = await requestSql(req)
      const { rows } = await sql.query<{ id: string }>(
        `UPDATE scheduled_changes SET state = 'done', problem = NULL, finished_at = now(), updated_at = now()
          WHERE id = $1 AND state = 'waiting' RETURNING id`,
        [change.id],
      )
      if (rows.length > 0) await applyChange(req, change)
    })
    return true
  } catch (error) {
    payload.logger.error({ err: error, msg: 'a scheduled change was not done', change: change.id })
    return note(payload, change, error)
  }
}

/** What another try cannot change fails at once, the rest after some minutes; staff see the reason from the first try on. */
async function note(payload: Payload, { id, tries }: Due, error: unknown): Promise<boolean> {
  const isFinal = isRefusal(error) || tries >= MOST_TRIES
  await pool(payload).query(
    `UPDATE scheduled_changes
        SET problem = $2, updated_at = now(), state = CASE WHEN $3::boolean THEN 'failed' ELSE state END,
            finished_at = CASE WHEN $3::boolean THEN now() END
      WHERE id = $1 AND state = 'waiting'`,
    [id, reasonOf(error), isFinal],
  )
  return isFinal
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError || (error instanceof APIError && error.status < 500)
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return 'It was deleted.'
  if (isRefusal(error) && error instanceof Error) return error.message
  return 'Something went wrong. It is tried again.'
}
