import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import type { Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { followPasswordChange } from './follow-password-change'

type Replacement = {
  userId: string
  password: { hash: string; salt: string }
  /** The session that may go on: of the person who changes their own password. */
  keepSession?: string
  /** For the activity log. */
  action: ActivityAction
}

/**
 * Stores a new password in the caller's transaction, with all that goes with it: sessions end, links in earlier mails
 * end, the owner is told by mail.
 */
export async function replacePassword(sql: Sql, replacement: Replacement): Promise<void> {
  const { userId, password, keepSession, action } = replacement
  await sql.query('UPDATE users SET hash = $2, salt = $3, updated_at = now() WHERE id = $1', [
    userId,
    password.hash,
    password.salt,
  ])
  await logActivity(sql, { action, by: 'customer', actor: userId, user: userId })
  await followPasswordChange(sql, { userId, keepSession })
}
