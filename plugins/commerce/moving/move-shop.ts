import type { Payload } from 'payload'
import {
  MOVED_STATES,
  type MovedState,
  type Plan,
  planOrder,
  spreadOver,
  type TheirOrder,
  type TheirTransaction,
} from '@/src/domain/moving/plan-order'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { idFor, type MovedOrder, moveOrder } from './move-orders'
import { movePeople } from './move-people'
import { keyOf, type MovedProduct, moveProducts, productsToMove } from './move-products'
import { readTheirShop, type TheirShop } from './their-shop'

export type Sum = { count: number; cents: number }
export type Sums = Record<MovedState, Sum>

export type MoveReport = {
  currency: string
  products: number
  /** Have no price in the shop's currency: drafts until somebody gives them one. */
  unpriced: string[]
  people: number
  /** By state: what moves as the other shop has it, and what of it is here. */
  theirs: Sums
  ours: Sums
  /** Orders for a person to look at, and why. */
  listed: { order: string; why: string }[]
  /** Payments that belong to no order. */
  withoutOrder: number
}

type Move = { order: TheirOrder; plan: Extract<Plan, { kind: 'move' }>; transactions: TheirTransaction[] }

/**
 * Moves the shop of `@payloadcms/plugin-ecommerce` in another database into this one; without `write` only tells what
 * would be moved. Written twice it is there once.
 */
export async function moveShop(
  payload: Payload,
  { from, write }: { from: string; write: boolean },
): Promise<MoveReport> {
  const theirs = await readTheirShop(from)
  const { currency } = siteOf(payload)
  const products = productsToMove(theirs.products, currency)
  const { moves, listed } = planAll(theirs, currency)
  const emails = moves.flatMap(({ order }) => order.email ?? [])
  if (write) await writeAll(payload, await notHereYet(payload, moves), products)
  return {
    currency,
    products: products.size,
    unpriced: [...products.values()].flatMap(({ title, priceCents }) => (priceCents === null ? [title] : [])),
    people: new Set(emails).size,
    theirs: sumsOf(moves.map(({ order, plan }) => ({ state: plan.state, cents: order.amount ?? 0 }))),
    ours: sumsOf(await readOurs(payload, moves)),
    listed,
    withoutOrder: theirs.transactions.filter(({ orderId }) => orderId === null).length,
  }
}

function planAll({ orders, transactions }: TheirShop, currency: string) {
  const byOrder = new Map<string | null, TheirTransaction[]>()
  for (const each of transactions) byOrder.set(each.orderId, [...(byOrder.get(each.orderId) ?? []), each])
  const moves: Move[] = []
  const listed: MoveReport['listed'] = []
  for (const order of orders) {
    const own = byOrder.get(order.id) ?? []
    const plan = planOrder(order, own, currency)
    if (plan.kind === 'move') moves.push({ order, plan, transactions: own })
    else listed.push({ order: order.id, why: plan.why })
  }
  return { moves, listed }
}

async function writeAll(payload: Payload, moves: Move[], products: Map<string, MovedProduct>): Promise<void> {
  const ids = await moveProducts(payload, [...products.values()])
  const people = await movePeople(
    payload,
    moves.flatMap(({ order }) => order.email ?? []),
  )
  for (const { order, plan, transactions } of moves) {
    const buyer = people.get(order.email ?? '')
    if (!buyer) throw new Error(`no account for order ${order.id}`)
    const moved: MovedOrder = {
      theirId: order.id,
      state: plan.state,
      buyer: { ...buyer, email: order.email ?? '' },
      placedAt: order.placedAt,
      lines: linesOf(order, products, ids),
      payment: plan.payment,
      otherPayments: transactions.filter((each) => each !== plan.payment),
    }
    await moveOrder(payload, moved)
  }
}

function linesOf(order: TheirOrder, products: Map<string, MovedProduct>, ids: Map<string, string>) {
  const bought = order.items.map(({ product, variant, quantity }) => ({
    quantity,
    product: products.get(keyOf(product, variant)) ?? products.get(keyOf(product, null)),
  }))
  const costs = spreadOver(
    order.amount ?? 0,
    bought.map(({ product, quantity }) => (product?.priceCents ? product.priceCents * quantity : null)),
  )
  return bought.map(({ product, quantity }, index) => ({
    product: (product && ids.get(product.sku)) ?? null,
    sku: product?.sku ?? 'EC-deleted',
    title: `${product?.title ?? 'A product that was deleted'}${quantity > 1 ? ` (${quantity} ×)` : ''}`,
    cents: costs[index] ?? 0,
  }))
}

async function notHereYet(payload: Payload, moves: Move[]): Promise<Move[]> {
  const here = new Set((await readOurs(payload, moves)).map(({ id }) => id))
  return moves.filter(({ order }) => !here.has(idFor('order', order.id)))
}

async function readOurs(
  payload: Payload,
  moves: Move[],
): Promise<{ id: string; state: MovedState; cents: number }[]> {
  const { rows } = await pool(payload).query<{ id: string; state: string; cents: number }>(
    `SELECT id, state, total_cents::int AS cents FROM orders WHERE id = ANY($1::uuid[])`,
    [moves.map(({ order }) => idFor('order', order.id))],
  )
  return rows.flatMap(({ id, state, cents }) => {
    const known = MOVED_STATES.find((each) => each === state)
    return known ? [{ id, state: known, cents }] : []
  })
}

function sumsOf(found: { state: MovedState; cents: number }[]): Sums {
  const of = (state: MovedState): Sum => {
    const own = found.filter((each) => each.state === state)
    return { count: own.length, cents: own.reduce((sum, { cents }) => sum + cents, 0) }
  }
  return { paid: of('paid'), refunded: of('refunded'), cancelled: of('cancelled') }
}
