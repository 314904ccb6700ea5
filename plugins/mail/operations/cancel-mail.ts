import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/** Keeps a waiting or held mail from leaving, for good. `MAIL_NOT_WAITING` for any other. */
export async function cancelMail(payload: Payload, id: string, actor: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ message: string; user_id: string | null; order_id: string | null }>(
      `UPDATE email_outbox SET state = 'cancelled', next_try_at = NULL, updated_at = now()
        WHERE id = $1::uuid AND state IN ('queued', 'held') RETURNING message, user_id, order_id`,
      [id],
    )
    const [mail] = rows
    if (!mail) {
      const { rowCount } = await sql.query('SELECT FROM email_outbox WHERE id = $1::uuid', [id])
      throw new DomainError(rowCount ? 'MAIL_NOT_WAITING' : 'NOT_FOUND')
    }
    const details = { mail: id, message: mail.message }
    await logActivity(sql, {
      action: 'email.cancelled',
      by: 'staff',
      actor,
      user: mail.user_id,
      order: mail.order_id,
      details,
    })
  })
}
