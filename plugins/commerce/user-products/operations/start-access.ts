import type { Payload } from 'payload'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction } from '@/src/server/db/transaction'
import { ACCESS_REMINDERS, passedReminder } from './passed-reminders'

/** Whether a person (an SQL expression of their id) has days of a product that begin with the first opening, and nothing else open, as SQL. */
export function waitsForOpening(product: string, person: string): string {
  return `(EXISTS (SELECT 1 FROM user_products w WHERE w.user_id = ${person} AND w.product_id = ${product}
                     AND w.state = 'active' AND w.access_ends_at IS NULL AND w.days_from_opening IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM user_products w WHERE w.user_id = ${person} AND w.product_id = ${product}
                     AND ${openAccess('w')} AND w.days_from_opening IS NULL))`
}

const FIRST_END = 'now() + make_interval(hours => 24 * g.days_from_opening::int)'

/**
 * Begins the days of whoever opens a program for the first time. Days that were bought twice begin one after the other.
 * Of two tabs that open it at once one begins them; later calls change nothing.
 */
export async function startAccess(payload: Payload, userId: string, productId: string): Promise<void> {
  await inTransaction(payload, async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
    await sql.query(
      `UPDATE user_products g SET access_ends_at = ${FIRST_END}, days_from_opening = NULL,
              reminded_days = ${passedReminder(FIRST_END, ACCESS_REMINDERS)}, updated_at = now()
        WHERE g.id = (SELECT f.id FROM user_products f
                       WHERE f.user_id = $1 AND f.product_id = $2 AND f.state = 'active' AND f.access_ends_at IS NULL
                         AND f.days_from_opening IS NOT NULL ORDER BY f.created_at, f.id LIMIT 1)
          AND NOT EXISTS (SELECT 1 FROM user_products o WHERE o.user_id = $1 AND o.product_id = $2
                             AND ${openAccess('o')} AND o.days_from_opening IS NULL)`,
      [userId, productId],
    )
  })
}
