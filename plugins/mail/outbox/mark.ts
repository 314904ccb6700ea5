import type { Sql } from '@/src/server/db/transaction'
import type { OutboxRow } from './outbox-row'

const MAX_TRIES = 12
const KEPT_DELIVERIES = 20

type Sent = { messageId: string; subject: string; response: string }

/** Accepted by the server, so it is sent, even if somebody cancelled it in the same moment. */
export async function markSent(
  sql: Sql,
  row: OutboxRow,
  { messageId, subject, response }: Sent,
): Promise<void> {
  await sql.query({
    name: 'mark-mail-sent',
    text: `UPDATE email_outbox SET state = 'sent', sent_at = now(), message_id = $2, subject = $3, problem = NULL,
                  next_try_at = NULL, updated_at = now(), deliveries = ${withDelivery('$4')}
            WHERE id = $1`,
    values: [row.id, messageId, subject, JSON.stringify({ outcome: 'sent', response: short(response) })],
  })
}

/**
 * Back-off doubles from 5 seconds to an hour. After the last try, or at once when the server refused for good, the row
 * stays as 'failed' for staff to see. Changes nothing for who no longer holds the lease.
 */
export async function markFailed(
  sql: Sql,
  row: OutboxRow,
  { problem, isFinal }: { problem: string; isFinal: boolean },
): Promise<void> {
  const isGivenUp = isFinal || row.tries >= MAX_TRIES
  const seconds = Math.min(3600, 5 * 2 ** (row.tries - 1))
  const delivery = { outcome: isFinal ? 'refused' : 'failed', response: short(problem) }
  await sql.query({
    name: 'mark-mail-failed',
    text: `UPDATE email_outbox SET problem = $2, updated_at = now(), deliveries = ${withDelivery('$5')},
                  state = CASE WHEN $3 THEN 'failed' ELSE 'queued' END::enum_email_outbox_state,
                  next_try_at = CASE WHEN $3 THEN NULL ELSE now() + make_interval(secs => $4) END
            WHERE id = $1 AND state = 'queued' AND tries = $6`,
    values: [row.id, short(problem), isGivenUp, seconds, JSON.stringify(delivery), row.tries],
  })
}

/** The tries so far and one more, by the database's clock. The oldest are forgotten. */
function withDelivery(delivery: string): string {
  return `(SELECT jsonb_agg(kept.entry ORDER BY kept.place) FROM (
    SELECT entry, place FROM jsonb_array_elements(
             COALESCE(deliveries, '[]') || (${delivery}::jsonb || jsonb_build_object('at', to_jsonb(now()))))
           WITH ORDINALITY AS every(entry, place)
     ORDER BY place DESC LIMIT ${KEPT_DELIVERIES}) kept)`
}

function short(content: string): string {
  return content.replaceAll('\0', '').slice(0, 500)
}
