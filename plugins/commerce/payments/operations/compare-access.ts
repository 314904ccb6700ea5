import type { Payload } from 'payload'
import type { Finding } from '@/src/domain/payments/comparison'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { siteOf } from '@/src/server/site'
import { productText } from '../../catalog/product-text'
import { grantOrderLines } from '../../user-products/operations/grant-order-lines'
import { fromLine, isForBuyer, openedByLine } from '../../user-products/operations/line-sql'

type Row = { order_id: string; number: string; user_id: string; what: string }

/** Paid lines nobody was ever given (what was ended since stays ended). They are granted now: the money is ours. */
export async function comparePaidLines(payload: Payload): Promise<Finding[]> {
  const { rows } = await pool(payload).query<Row>(
    `SELECT o.id AS order_id, o.number, o.user_id, string_agg(l.title, ', ' ORDER BY l._order) AS what
       FROM orders o JOIN orders_lines l ON l._parent_id = o.id
      WHERE o.state = 'paid' AND l.product_id IS NOT NULL AND o.paid_at < now() - interval '1 minute' AND ${isForBuyer('l')}
        AND EXISTS (
          SELECT 1 FROM unnest(${openedByLine('l')}) AS wanted(product) JOIN products p ON p.id::text = wanted.product
           WHERE NOT EXISTS (SELECT 1 FROM user_products g WHERE g.product_id = p.id AND ${fromLine('g', 'l')}))
      GROUP BY o.id ORDER BY o.number`,
  )
  const findings: Finding[] = []
  for (const row of rows) findings.push(await grant(payload, row))
  return findings
}

async function grant(
  payload: Payload,
  { order_id: orderId, number: orderNumber, user_id: userId, what }: Row,
): Promise<Finding> {
  await inTransaction(payload, async (sql) => {
    await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId])
    await grantOrderLines(sql, { orderId, userId })
    const details = { what: 'paid but not granted', titles: what }
    await logActivity(sql, { action: 'access.repaired', by: 'system', user: userId, order: orderId, details })
  })
  return { kind: 'paid but not granted', orderId, orderNumber, detail: what, isRepaired: true }
}

/**
 * Programs open by an order that is not paid. Nothing is taken away by a machine: a person decides. What a refund
 * left open on purpose is right, and so is what an invoice opened before it is paid.
 */
export async function compareGrants(payload: Payload): Promise<Finding[]> {
  const title = productText(siteOf(payload), 'title')
  const { rows } = await pool(payload).query<Row>(
    `SELECT o.id AS order_id, o.number, o.user_id, string_agg(${title}, ', ' ORDER BY ${title}) AS what
       FROM user_products g JOIN orders o ON o.id = g.order_id JOIN products p ON p.id = g.product_id
      WHERE g.source = 'order' AND ${openAccess('g')} AND o.state <> 'paid'
        AND NOT (o.payment_method = 'invoice' AND o.state = 'pending')
        AND NOT (o.state = 'refunded' AND EXISTS (
          SELECT 1 FROM refunds_lines part JOIN orders_lines l ON l.id = part.order_line
           WHERE ${fromLine('g', 'l')} AND part.end_access = false))
      GROUP BY o.id ORDER BY o.number`,
  )
  return rows.map(({ order_id: orderId, number: orderNumber, what: detail }) => {
    return { kind: 'granted but not paid', orderId, orderNumber, detail, isRepaired: false }
  })
}
