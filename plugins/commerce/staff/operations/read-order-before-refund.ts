import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { LineBeforeRefund } from '@/src/domain/refunds/refund-effect'
import { openAccess } from '@/src/server/db/open-access'
import type { Sql } from '@/src/server/db/transaction'
import { TAKES_UP_MONEY } from '../../refunds/operations/takes-up-money'
import { fromLine, openedByLine } from '../../user-products/operations/line-sql'

export type OrderBeforeRefund = {
  paymentMethod: PaymentMethod
  customerEmail: string
  codeInUse: string | null
  /** Of the payment: what went back for certain, and what did or may have. */
  completedCents: number
  takenCents: number
  lines: LineBeforeRefund[]
}

/** What the books say about a paid order before more of it is given back. */
export async function readOrderBeforeRefund(
  sql: Sql,
  orderId: string,
  attemptId: string,
): Promise<OrderBeforeRefund> {
  const { rows } = await sql.query<OrderBeforeRefund>(
    `SELECT o.payment_method AS "paymentMethod", o.customer_email AS "customerEmail",
            (SELECT o.discount_code FROM discount_redemptions d
              WHERE d.order_id = o.id AND d.state IN ('held', 'used')) AS "codeInUse",
            coalesce(sum(r.amount_cents) FILTER (WHERE r.state = 'completed'), 0)::int AS "completedCents",
            coalesce(sum(r.amount_cents) FILTER (WHERE ${TAKES_UP_MONEY}), 0)::int AS "takenCents",
            (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'totalCents', l.total_cents::int,
                      'completedCents', (SELECT coalesce(sum(p.amount_cents), 0)::int FROM refunds_lines p
                                           JOIN refunds x ON x.id = p._parent_id
                                          WHERE p.order_line = l.id AND x.order_id = o.id AND x.state = 'completed'),
                      'isOpen', EXISTS (SELECT 1 FROM user_products g WHERE ${fromLine('g', 'l')} AND ${openAccess('g')}),
                      'isOpenOtherwise', EXISTS (SELECT 1 FROM user_products g
                                           WHERE g.user_id = o.user_id AND g.product_id::text = ANY(${openedByLine('l')})
                                             AND ${openAccess('g')} AND NOT (g.source = 'order' AND g.order_id = o.id))) ORDER BY l._order), '[]')
               FROM orders_lines l WHERE l._parent_id = o.id) AS lines
       FROM orders o LEFT JOIN refunds r ON r.attempt_id = $2
      WHERE o.id = $1 GROUP BY o.id`,
    [orderId, attemptId],
  )
  if (!rows[0]) throw new Error(`no order ${orderId}`)
  return rows[0]
}
