import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import type { Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'

export type Activity = {
  action: ActivityAction
  by: 'customer' | 'staff' | 'provider' | 'system'
  actor?: string | null
  user?: string | null
  order?: string | null
  details?: Record<string, unknown>
}

/** Adds a row to the activity log, in the transaction of the act it tells about. Gives its id. */
export async function logActivity(sql: Sql, activity: Activity): Promise<string> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'log-activity',
    text: `INSERT INTO activity_log (action, "by", actor_id, user_id, order_id, details) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    values: [
      activity.action,
      activity.by,
      activity.actor ?? null,
      activity.user ?? null,
      activity.order ?? null,
      JSON.stringify(activity.details ?? {}),
    ],
  })
  if (!rows[0]) throw new Error('the activity was not stored')
  return rows[0].id
}

/** The same for several, as an INSERT that goes along with another statement: `parameter` holds `activitiesAsJson`. */
export function insertActivities(sql: Sql, parameter: string): string {
  const person = idType(siteOf(sql), 'customers')
  return `INSERT INTO activity_log (action, "by", actor_id, user_id, order_id, details)
          SELECT l.action, l."by", l.actor, l."user", l."order", l.details
            FROM jsonb_to_recordset(${parameter}::jsonb) AS l(action text, "by" text, actor ${person}, "user" ${person}, "order" uuid, details jsonb)`
}

export function activitiesAsJson(activities: readonly Activity[]): string {
  return JSON.stringify(activities.map((activity) => ({ details: {}, ...activity })))
}
