import { approvedOrder, capture } from './purchase'
import type { Answer, Customer, Shop, TestProduct } from './shop'

export type RefundAnswer = {
  success: boolean
  refundId: string
  status: string
  amount: number
  orderStatus: string
  error?: string
}

type RefundBody = {
  lines?: (string | { id: string; amount?: number; endAccess?: boolean })[]
  amount?: number
  reason?: string
  endAccess?: boolean
}

/** `POST /payments/orders/{orderId}/refund` as staff send it. */
export function refund(
  shop: Shop,
  staff: Customer | null,
  orderId: string,
  { reason = 'Asked for', ...body }: RefundBody = {},
  headers: Record<string, string> = {},
): Promise<Answer<RefundAnswer>> {
  return shop.call<RefundAnswer>('POST', `/payments/orders/${orderId}/refund`, {
    as: staff,
    headers,
    body: { reason, ...body },
  })
}

/** An order that was paid, with PayPal's name of the payment and the ids of the order's lines, in order. */
export async function paidOrder(
  shop: Shop,
  buyer: Customer,
  products: TestProduct[],
  extra: Parameters<typeof approvedOrder>[3] = {},
) {
  const approved = await approvedOrder(shop, buyer, products, extra)
  const { status, body } = await capture(shop, buyer, approved.token)
  if (status !== 200) throw new Error(`paying answered ${status}: ${JSON.stringify(body)}`)
  const lines = await shop.database.query<{ id: string }>(
    'SELECT id FROM orders_lines WHERE _parent_id = $1 ORDER BY _order',
    [approved.orderId],
  )
  return {
    ...approved,
    captureId: await captureIdOf(shop, approved.token),
    lineIds: lines.map(({ id }) => id),
  }
}

/** PayPal's name of the payment, as PayPal holds it. */
export async function captureIdOf(shop: Pick<Shop, 'simulator'>, token: string): Promise<string> {
  const order = await shop.simulator.control<{
    purchase_units: { payments?: { captures: { id: string }[] } }[]
  }>('GET', `/orders/${token}`)
  const id = order.purchase_units[0]?.payments?.captures[0]?.id
  if (!id) throw new Error(`nothing was captured for ${token}`)
  return id
}

export async function orderState(shop: Shop, orderId: string): Promise<string | undefined> {
  const [row] = await shop.database.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [
    orderId,
  ])
  return row?.state
}

/** Our refunds of an order, oldest first. */
export function refundsOf(shop: Shop, orderId: string) {
  return shop.database.query<{
    id: string
    state: string
    origin: string
    cents: number
    problem: string | null
  }>(
    `SELECT id, state, origin, amount_cents::int AS cents, problem FROM refunds WHERE order_id = $1 ORDER BY created_at`,
    [orderId],
  )
}

/** What went back of a payment by PayPal's ledger, in dollars, oldest first. */
export async function wentBack({ simulator }: Pick<Shop, 'simulator'>, captureId: string): Promise<string[]> {
  return (await simulator.ledger())
    .filter((entry) => entry.captureId === captureId && entry.type !== 'capture')
    .map(({ amount }) => amount)
}

/** The mails about refunds that reached a buyer. */
export async function noticesTo(shop: Shop, { email }: Customer) {
  return (await shop.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your refund'))
}
