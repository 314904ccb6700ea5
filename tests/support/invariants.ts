import { expect } from 'vitest'
import type { TestDatabase } from './environment/database'
import type { Simulator } from './environment/simulator'

/** Our books and PayPal's. */
type Books = { database: TestDatabase; simulator: Simulator }

/**
 * What must hold whatever happened (call it when no fault is under way):
 * money in our books is the money in PayPal's ledger (what a person must look at is known by its capture); an order is captured once, for its frozen total; access is there
 * exactly for what was paid; a paid order has one receipt; a code is used as often as orders hold or used it.
 */
export async function expectBooksToBalance(shop: Books): Promise<void> {
  const ours = await shop.database.query<{ capture_id: string; amount: string; number: string }>(
    `SELECT a.capture_id, (a.amount_cents / 100)::numeric(12, 2)::text AS amount, o.number
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.state = 'captured' AND a.provider = 'paypal' ORDER BY a.capture_id`,
  )
  const setAside = await shop.database.query<{ capture_id: string }>(
    `SELECT capture_id FROM payment_attempts WHERE state = 'needs-attention'`,
  )
  const isSetAside = new Set(setAside.map(({ capture_id }) => capture_id))
  const ledger = (await shop.simulator.ledger())
    .filter(({ type, captureId }) => type === 'capture' && !isSetAside.has(captureId))
    .map(({ captureId, amount, invoice_id }) => ({ capture_id: captureId, amount, number: invoice_id }))
    .sort((a, b) => (a.capture_id < b.capture_id ? -1 : 1))
  expect(ours, 'our captures are the captures of PayPal’s ledger').toEqual(ledger)

  expect(await none(shop, PAID_WITHOUT_ACCESS), 'every paid line is granted').toEqual([])
  expect(await none(shop, ACCESS_WITHOUT_PAYMENT), 'nothing unpaid is granted').toEqual([])
  expect(await none(shop, RECEIPTS), 'every paid order has exactly one receipt').toEqual([])
  expect(
    await none(shop, CODE_USES),
    'a code’s counter is the number of orders that hold or used it',
  ).toEqual([])
}

const none = (shop: Books, statement: string) => shop.database.query(statement)

const PAID_WITHOUT_ACCESS = `
  SELECT o.number, l.title FROM orders o JOIN orders_lines l ON l._parent_id = o.id
   WHERE o.state = 'paid' AND NOT EXISTS (
     SELECT 1 FROM user_products g WHERE g.order_id = o.id AND g.product_id = l.product_id AND g.state = 'active')`

const ACCESS_WITHOUT_PAYMENT = `
  SELECT g.id FROM user_products g JOIN orders o ON o.id = g.order_id
   WHERE g.source = 'order' AND g.state = 'active' AND o.state <> 'paid'`

const RECEIPTS = `
  SELECT o.number FROM orders o
   WHERE (o.state = 'paid') <> ((SELECT count(*) FROM email_outbox m
           WHERE m.dedupe_key = 'order-receipt:' || o.id::text) = 1)`

// The demo's USEDUP comes used up: nobody used it.
const CODE_USES = `
  SELECT d.code FROM discounts d
   WHERE d.code <> 'USEDUP' AND d.used_count <> (SELECT count(*) FROM discount_redemptions r
                           WHERE r.discount_id = d.id AND r.state IN ('held', 'used'))`
