import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import type { Sql } from '@/src/server/db/transaction'
import type { Placed } from './store-people'

type Imported = { created: readonly Placed[]; updated: readonly Placed[]; batch: string }

/** One line in the activity log for each account an import made or changed. */
export async function logImport(sql: Sql, { created, updated, batch }: Imported): Promise<void> {
  const line = (action: ActivityAction) => (placed: Placed) => ({
    action,
    user: placed.userId,
    details: {
      batch,
      legacyId: placed.person.legacyId,
      programs: placed.person.purchases.map(({ sku }) => sku),
    },
  })
  const lines = [...created.map(line('account.imported')), ...updated.map(line('account.import-updated'))]
  if (lines.length === 0) return
  await sql.query(
    `INSERT INTO activity_log (action, "by", user_id, details)
     SELECT l.action, 'system', l."user", l.details
       FROM jsonb_to_recordset($1::jsonb) AS l(action text, "user" uuid, details jsonb)`,
    [JSON.stringify(lines)],
  )
}
