import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import type { Sql } from '@/src/server/db/transaction'

export type Activity = {
  action: ActivityAction
  by: 'customer' | 'staff' | 'provider' | 'system'
  actor?: string | null
  user?: string | null
  order?: string | null
  details?: Record<string, unknown>
}

/** Adds a row to the activity log, in the transaction of the act it tells about. */
export async function logActivity(sql: Sql, activity: Activity): Promise<void> {
  await sql.query({
    name: 'log-activity',
    text: `INSERT INTO activity_log (action, "by", actor_id, user_id, order_id, details) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      activity.action,
      activity.by,
      activity.actor ?? null,
      activity.user ?? null,
      activity.order ?? null,
      JSON.stringify(activity.details ?? {}),
    ],
  })
}
