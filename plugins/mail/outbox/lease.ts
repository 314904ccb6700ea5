import { DUE_BY } from '@/src/server/db/due'
import type { Sql } from '@/src/server/db/transaction'
import type { OutboxRow } from './outbox-row'

export const LEASE_BATCH = 20

/** Longer than one mail can take; who dies gives its mails back when it is over. */
const LEASE = `interval '5 minutes'`

/** Takes what is due. The update that reads a row also leases it, so that no two processes have the same. */
export async function leaseDue(sql: Sql): Promise<OutboxRow[]> {
  const { rows } = await sql.query<OutboxRow>({
    name: 'lease-outbox',
    text: `UPDATE email_outbox SET tries = tries + 1, next_try_at = now() + ${LEASE}, updated_at = now()
      WHERE id IN (SELECT id FROM email_outbox WHERE state = 'queued' AND next_try_at <= ${DUE_BY}
                    ORDER BY next_try_at LIMIT ${LEASE_BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, message, "to", variables, attachments, tries::int`,
  })
  return rows
}

/**
 * Renews a lease right before its mail leaves. False when it is over and another process took the mail while this one
 * was busy with slower ones, or when staff cancelled it.
 */
export async function renewLease(sql: Sql, { id, tries }: OutboxRow): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'renew-outbox-lease',
    text: `UPDATE email_outbox SET next_try_at = now() + ${LEASE} WHERE id = $1 AND state = 'queued' AND tries = $2`,
    values: [id, tries],
  })
  return rowCount === 1
}
