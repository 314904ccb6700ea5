import type { Sql } from '@/src/server/db/transaction'

/** Ends what one of the staff sees as somebody, at once and in every tab, and logs it. What is over stays so, and is not logged again. */
export async function endView(sql: Sql, { userId, viewerId }: { userId: string; viewerId: string }) {
  await sql.query(
    `WITH ended AS (
       UPDATE account_views SET ended_at = now(), updated_at = now()
        WHERE user_id = $1::uuid AND viewer_id = $2::uuid AND ended_at IS NULL AND expires_at > now() RETURNING id)
     INSERT INTO activity_log (action, "by", actor_id, user_id, details)
     SELECT 'view.ended', 'staff', $2::uuid, $1::uuid, '{}'::jsonb WHERE EXISTS (SELECT 1 FROM ended)`,
    [userId, viewerId],
  )
}
