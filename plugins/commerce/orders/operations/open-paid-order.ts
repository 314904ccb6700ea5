import type { Sql } from '@/src/server/db/transaction'
import { redeemed } from '../../discounts/operations/redeem-discount'
import { queueEvents } from '../../events/queue-events'
import { type OrderFacts, orderFacts } from '../../invoices/operations/read-order-facts'
import { granting } from '../../user-products/operations/grant-order-lines'

type Row = { facts: OrderFacts; granted: { accessId: string; productId: string }[] }

/**
 * What a paid order brings with it, in one statement of the caller's transaction: its code is used, its lines are granted
 * (`grantOrderLines`), and what documents and mails say of it is read. The caller holds the buyer's lock.
 */
export async function openPaidOrder(
  sql: Sql,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<OrderFacts> {
  const { rows } = await sql.query<Row>({
    name: 'open-paid-order',
    text: `WITH ${redeemed('$1')}, ${granting(sql)}
           SELECT read.facts, (SELECT coalesce(jsonb_agg(to_jsonb(granted)), '[]') FROM granted) AS granted
             FROM (${orderFacts(sql)}) AS read`,
    values: [orderId, userId],
  })
  const [row] = rows
  if (!row) throw new Error(`no order ${orderId}`)
  await queueEvents(
    sql,
    'onAccessGranted',
    row.granted.map((each) => ({ ...each, userId, orderId })),
  )
  return row.facts
}
