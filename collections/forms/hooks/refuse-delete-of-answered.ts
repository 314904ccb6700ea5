import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'

/** Refuses to delete a form while there are messages that were sent with it: they would lose what they belong to. */
export const refuseDeleteOfAnswered: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ answered: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM form_submissions WHERE form_id = $1::uuid) AS answered',
    [id],
  )
  if (!rows[0]?.answered) return
  const message = 'Messages were sent with this form, so it cannot be deleted. Take it off its pages instead.'
  throw new APIError(message, 409, null, true)
}
