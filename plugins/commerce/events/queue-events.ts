import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import type { ShopEvents } from './shop-hooks'

/** Writes down that something happened, in the caller's transaction, for a site that has a hook for it; for others nothing. */
export async function queueEvents<Name extends keyof ShopEvents>(
  sql: Sql,
  event: Name,
  details: readonly ShopEvents[Name][],
): Promise<void> {
  if (details.length === 0 || !(event in siteOf(sql).hooks)) return
  await sql.query({
    name: 'queue-shop-events',
    text: `INSERT INTO shop_events (event, details, state, tries, next_try_at)
           SELECT $1::varchar, each, 'queued', 0, now() FROM jsonb_array_elements($2::jsonb) AS each`,
    values: [event, JSON.stringify(details)],
  })
}
