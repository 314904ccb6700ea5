import type { Payload } from 'payload'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/**
 * Lets the welcome mails of a batch leave. Whoever found their way in by themselves meanwhile needs none: those are
 * cancelled. The second call finds nothing to do. `actor` is the member of staff, null for the command.
 */
export function releaseWelcomeMails(
  payload: Payload,
  batch: string,
  actor: string | null,
): Promise<{ released: number; cancelled: number }> {
  return inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ state: string }>(
      `WITH held AS (
         SELECT m.id, EXISTS (SELECT 1 FROM users u WHERE u.id = m.user_id
                  AND (u.migration = 'claimed' OR u.state <> 'active')) AS "isNeedless"
           FROM email_outbox m
          WHERE m.batch = $1 AND m.state = 'held' AND m.message = 'migration-welcome' FOR UPDATE)
       UPDATE email_outbox m
          SET state = (CASE WHEN h."isNeedless" THEN 'cancelled' ELSE 'queued' END)::enum_email_outbox_state,
              next_try_at = CASE WHEN NOT h."isNeedless" THEN now() END, updated_at = now()
         FROM held h WHERE m.id = h.id RETURNING m.state`,
      [batch],
    )
    const released = rows.filter(({ state }) => state === 'queued').length
    const cancelled = rows.length - released
    if (rows.length > 0) {
      const details = { batch, released, cancelled }
      await logActivity(sql, {
        action: 'email.welcome-released',
        by: actor ? 'staff' : 'system',
        actor,
        details,
      })
    }
    return { released, cancelled }
  })
}
