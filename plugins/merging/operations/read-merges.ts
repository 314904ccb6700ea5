import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

export type ReadMerge = {
  id: string
  isInto: boolean
  otherId: string
  otherEmail: string
  at: Date
  /** The act in the activity log; what undoes it. */
  activityId: string | null
  /** When what was written went over. */
  writingsMovedAt: Date | null
  /** The mailboxes that are asked whether both accounts are one person's, and when each said so. */
  mailboxes: { email: string; sentAt: string; confirmedAt: string | null; isOver: boolean }[]
}

/** The merges an account was part of and that were not taken back, the newest first. */
export async function readMerges(payload: Payload, userId: string): Promise<ReadMerge[]> {
  const { rows } = await pool(payload).query<ReadMerge>(
    `SELECT m.id, m.into_id = $1::uuid AS "isInto", u.id AS "otherId", u.email AS "otherEmail", m.merged_at AS at,
            m.writings_moved_at AS "writingsMovedAt",
            (SELECT coalesce(jsonb_agg(jsonb_build_object('email', coalesce(l.email, x.email), 'sentAt', l.sent_at, 'confirmedAt', l.confirmed_at,
                      'isOver', l.expires_at <= now()) ORDER BY l.account), '[]')
               FROM account_merge_links l
               JOIN users x ON x.id = CASE WHEN l.account = 'from' THEN m.from_id ELSE m.into_id END
              WHERE l.merge_id = m.id) AS mailboxes,
            (SELECT x.id FROM activity_log x
              WHERE x.user_id = m.into_id AND x.action = 'account.merged' AND x.details ->> 'merge' = m.id::text LIMIT 1) AS "activityId"
       FROM account_merges m JOIN users u ON u.id = CASE WHEN m.into_id = $1::uuid THEN m.from_id ELSE m.into_id END
      WHERE (m.into_id = $1::uuid OR m.from_id = $1::uuid) AND m.undone_at IS NULL ORDER BY m.merged_at DESC`,
    [userId],
  )
  return rows
}
