import { expect } from 'vitest'
import { owned } from '../../../support/purchase'
import { atPayPal } from './calls'
import type { History, Sale } from './history'

type Stored = { state: string; total: number; back: number }

/** What was promised, what our books say and what PayPal holds are the same, sale by sale and buyer by buyer. */
export async function expectAgreement(history: History): Promise<void> {
  const ledger = await history.shop.simulator.ledger()
  for (const sale of history.sales) await expectSaleToAgree(history, sale, ledger)
  for (const buyer of history.buyers) {
    const open = (await owned(history.shop, buyer)).toSorted()
    expect(open, 'what is open is what was paid and not given back').toEqual(
      await expectedOpen(history, buyer.id),
    )
  }
}

async function expectSaleToAgree(
  history: History,
  sale: Sale,
  ledger: Parameters<typeof atPayPal>[2],
): Promise<void> {
  if (!sale.orderId) return expectRefused(history, sale)
  const where = `order ${sale.orderId} (${sale.token})`
  const stored = await read(history, sale)
  expect(stored, where).toBeDefined()
  const { taken, back } = await atPayPal(history, sale, ledger)
  expect([0, sale.totalCents], `${where}: taken once, to the cent`).toContain(taken)
  expect(stored?.total, where).toBe(sale.totalCents)
  expect(stored?.back, `${where}: given back`).toBe(back)
  if (sale.isApproved && !sale.isCancelled) expect(taken, `${where}: approved is paid`).toBe(sale.totalCents)
  if (!sale.isApproved) expect(taken, `${where}: nobody agreed`).toBe(0)
  const state =
    taken === 0
      ? sale.isCancelled
        ? ['cancelled']
        : ['pending', 'cancelled']
      : [back === taken ? 'refunded' : 'paid']
  expect(state, where).toContain(stored?.state)
  for (const { cents, isTold } of sale.refunds) {
    if (isTold)
      expect(back, `${where}: what staff gave back is back`).toBeGreaterThanOrEqual(
        cents === 'rest' ? 1 : cents,
      )
  }
}

/** Nobody was told of an order, even when they asked again: then there is none to pay for. */
async function expectRefused({ shop }: History, { key }: Sale): Promise<void> {
  const orders = await shop.database.query<{ state: string }>(
    'SELECT state FROM orders WHERE idempotency_key = $1',
    [key],
  )
  for (const { state } of orders) expect(state, `the order of key ${key} was refused`).toBe('cancelled')
}

async function read({ shop }: History, { orderId }: Sale): Promise<Stored | undefined> {
  const rows = await shop.database.query<Stored>(
    `SELECT o.state, o.total_cents::int AS total,
            (SELECT coalesce(sum(amount_cents), 0)::int FROM refunds r WHERE r.order_id = o.id AND r.state = 'completed') AS back
       FROM orders o WHERE o.id = $1`,
    [orderId],
  )
  return rows[0]
}

/** A program is open while not all of its line was given back; lines are given back as the books spread them. */
async function expectedOpen({ shop }: History, buyerId: string): Promise<string[]> {
  const rows = await shop.database.query<{ product_id: string }>(
    `SELECT l.product_id FROM orders o JOIN orders_lines l ON l._parent_id = o.id
      WHERE o.user_id = $1 AND o.state = 'paid' AND l.total_cents > (
        SELECT coalesce(sum(p.amount_cents), 0) FROM refunds_lines p JOIN refunds r ON r.id = p._parent_id
         WHERE p.order_line = l.id AND r.state = 'completed')`,
    [buyerId],
  )
  return rows.map(({ product_id }) => product_id).toSorted()
}
