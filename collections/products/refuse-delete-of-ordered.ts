import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'

/**
 * Refuses to delete what somebody ordered, whoever asks: its buyers' access hangs on it, and money that comes late must
 * still open it. Whoever wants to sell it no longer unpublishes it.
 */
export const refuseDeleteOfOrdered: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ ordered: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM orders_lines WHERE product_id = $1)
         OR EXISTS (SELECT 1 FROM orders_lines WHERE terms -> 'opens' @> to_jsonb($1::text))
         OR EXISTS (SELECT 1 FROM user_products WHERE product_id = $1) AS ordered`,
    [id],
  )
  if (!rows[0]?.ordered) return
  const message = 'This was ordered or opened for somebody, so it cannot be deleted. Unpublish it instead.'
  throw new APIError(message, 409, null, true)
}
