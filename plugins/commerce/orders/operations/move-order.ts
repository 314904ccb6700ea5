import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import { type FIRST_ORDER_STATE, ORDER_MOVES, type OrderState } from '@/src/domain/orders/order-state'
import { statesBefore } from '@/src/domain/states/transitions'
import type { Sql } from '@/src/server/db/transaction'
import { buyerLock } from '../../user-products/operations/refuse-owned'

export type MovedOrder = { userId: string; paymentMethod: PaymentMethod; discountId: string | null }

/**
 * The one writer of an order's state once it is stored, in the caller's transaction: it moves from where `ORDER_MOVES` allows it.
 * Undefined when it is somewhere else, or there already.
 */
export async function moveOrder(
  sql: Sql,
  orderId: string,
  to: Exclude<OrderState, typeof FIRST_ORDER_STATE>,
): Promise<MovedOrder | undefined> {
  const { rows } = await sql.query<MovedOrder>({
    name: `order-${to}`,
    text: STATEMENTS[to],
    values: [orderId, statesBefore(ORDER_MOVES, to)],
  })
  return rows[0]
}

const statement = (to: OrderState, along: string, also = '') => `
  UPDATE orders SET state = '${to}', ${along}updated_at = now()
   WHERE id = $1 AND state = ANY ($2::text[]::enum_orders_state[])
  RETURNING ${also}user_id AS "userId", payment_method AS "paymentMethod", discount_id AS "discountId"`

/** What one buyer is given is given one after the other: days that are bought twice at once are added up. */
const ONE_BUYER = `${buyerLock('user_id::text')} AS locked, `

const STATEMENTS = {
  paid: statement('paid', 'paid_at = now(), cancelled_at = NULL, ', ONE_BUYER),
  cancelled: statement('cancelled', 'cancelled_at = now(), '),
  refunded: statement('refunded', ''),
}
