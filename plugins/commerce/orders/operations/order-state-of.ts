import type { OrderState } from '@/src/domain/orders/order-state'
import type { Sql } from '@/src/server/db/transaction'

export async function orderStateOf(sql: Sql, orderId: string): Promise<OrderState> {
  const { rows } = await sql.query<{ state: OrderState }>('SELECT state FROM orders WHERE id = $1', [orderId])
  if (!rows[0]) throw new Error(`no order ${orderId}`)
  return rows[0].state
}
