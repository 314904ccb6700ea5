import type { CollectionBeforeOperationHook } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'

/**
 * Before Payload reads the account it is about to change: Payload writes back every field it read, so without the lock
 * a form that is saved at the wrong moment would undo a password or a role that changed meanwhile. The actor and the
 * superusers are held too, so that of two who demote each other the second sees what the first has done.
 */
export const lockAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const sql = await requestSql(req)
  const subject = 'id' in args && args.id ? String(args.id) : null
  if (subject !== null && !UUID.test(subject)) return args
  await sql.query(
    `SELECT id FROM users
      WHERE $1::uuid IS NULL OR id = $1::uuid OR id = $2::uuid
         OR ($2::uuid IS NOT NULL AND role = 'superuser' AND state = 'active')
      ORDER BY id FOR NO KEY UPDATE`,
    [subject, req.user?.id ?? null],
  )
  return args
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
