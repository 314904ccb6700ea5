import type { UnpaidSource } from '@/src/domain/access/access-source'
import type { Sql } from '@/src/server/db/transaction'
import { idType, siteOf } from '@/src/server/site'
import { queueEvents } from '../../events/queue-events'

/** One row of the access ledger that no order stands behind. */
export type ProductGrant = {
  userId: string
  productId: string
  source: UnpaidSource
  /** Names the source exactly, such as `invitation:<id>:<product>`. */
  sourceKey: string
  reason: string
  /** Since when, as an ISO date; now when it is null. */
  since?: string | null
  /** Stored, and opened by nobody until it is released: why it waits. */
  heldBecause?: string | null
}

type Stored = {
  source_key: string
  id: string
  user_id: string
  product_id: string
  state: 'active' | 'ended'
}

/**
 * Opens programs to people, in the caller's transaction and in one statement however many there are. The same source
 * granting again changes nothing, also when its access was ended meanwhile. Gives the keys of what is new.
 */
export async function grantWithoutOrder(sql: Sql, grants: readonly ProductGrant[]): Promise<Set<string>> {
  if (grants.length === 0) return new Set()
  const { rows } = await sql.query<Stored>({
    name: 'grant-products',
    text: `INSERT INTO user_products
             (user_id, product_id, state, source, source_key, reason, created_at, ended_at, end_reason)
           SELECT g."userId", g."productId",
                  (CASE WHEN g."heldBecause" IS NULL THEN 'active' ELSE 'ended' END)::enum_user_products_state,
                  g.source::enum_user_products_source, g."sourceKey", g.reason, coalesce(g.since, now()),
                  CASE WHEN g."heldBecause" IS NOT NULL THEN now() END, g."heldBecause"
             FROM jsonb_to_recordset($1::jsonb) AS g("userId" ${idType(siteOf(sql), 'customers')}, "productId" ${idType(siteOf(sql), 'products')}, source text, "sourceKey" text,
                  reason text, since timestamptz, "heldBecause" text)
            ORDER BY g."sourceKey"
           ON CONFLICT (source_key) DO NOTHING RETURNING source_key, id, user_id, product_id, state`,
    values: [JSON.stringify(grants)],
  })
  const opened = rows.filter(({ state }) => state === 'active')
  await queueEvents(
    sql,
    'onAccessGranted',
    opened.map((row) => ({
      accessId: row.id,
      userId: row.user_id,
      productId: row.product_id,
      orderId: null,
    })),
  )
  return new Set(rows.map(({ source_key }) => source_key))
}
