import { expect } from 'vitest'
import type { TestDatabase } from './environment/database'
import type { Simulator } from './environment/simulator'

/** Our books and PayPal's. */
type Books = { database: TestDatabase; simulator: Simulator }

/**
 * What must hold whatever happened (call it when no fault is under way):
 * money in our books is the money in PayPal's ledger (what a person must look at is known by its capture); an order is captured once, for its frozen total; access is there
 * exactly for what was paid and not given back; a paid order has one receipt, a refund one notice; a code is used as
 * often as orders hold or used it; an order by invoice has one, in step with it, what is taken back has a credit note,
 * and no number is missing. What went back in our books is what went back in PayPal's, refund by refund.
 */
export async function assertInvariants(shop: Books): Promise<void> {
  const ours = await shop.database.query<{ capture_id: string; amount: string; reference: string }>(
    `SELECT a.capture_id, (a.amount_cents / 100)::numeric(12, 2)::text AS amount, coalesce(o.payment_reference, o.number) AS reference
       FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE a.state = 'captured' AND a.provider = 'paypal' ORDER BY a.capture_id`,
  )
  const setAside = await shop.database.query<{ capture_id: string }>(
    `SELECT capture_id FROM payment_attempts WHERE state = 'needs-attention'`,
  )
  const isSetAside = new Set(setAside.map(({ capture_id }) => capture_id))
  const movements = await shop.simulator.ledger()
  const ledger = movements
    .filter(({ type, captureId }) => type === 'capture' && !isSetAside.has(captureId))
    .map(({ captureId, amount, invoice_id }) => ({ capture_id: captureId, amount, reference: invoice_id }))
    .sort((a, b) => (a.capture_id < b.capture_id ? -1 : 1))
  expect(ours, 'our captures are the captures of PayPal’s ledger').toEqual(ledger)

  const givenBack = await shop.database.query<{ refund_id: string; capture_id: string; amount: string }>(
    `SELECT r.provider_refund_id AS refund_id, a.capture_id, (r.amount_cents / 100)::numeric(12, 2)::text AS amount
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
      WHERE r.state = 'completed' AND a.provider = 'paypal' ORDER BY r.provider_refund_id`,
  )
  const wentBack = movements
    .filter(({ type, captureId }) => type !== 'capture' && !isSetAside.has(captureId))
    .map(({ refundId, captureId, amount }) => ({ refund_id: refundId, capture_id: captureId, amount }))
    .sort((a, b) => ((a.refund_id ?? '') < (b.refund_id ?? '') ? -1 : 1))
  expect(givenBack, 'our refunds are the refunds of PayPal’s ledger').toEqual(wentBack)

  expect(await none(shop, PAID_WITHOUT_ACCESS), 'every paid line is granted').toEqual([])
  expect(await none(shop, ACCESS_WITHOUT_PAYMENT), 'nothing unpaid is granted').toEqual([])
  expect(await none(shop, ACCESS_AFTER_REFUND), 'a refund that ends access has ended it').toEqual([])
  expect(await none(shop, REFUNDED_IN_PART), 'an order is refunded when all of it went back').toEqual([])
  expect(await none(shop, NOTICES), 'every refund is told to the buyer once').toEqual([])
  expect(await none(shop, INVOICES), 'every order by invoice has one invoice, in step with it').toEqual([])
  expect(await none(shop, CREDIT_NOTES), 'what is taken back has exactly one credit note').toEqual([])
  expect(await none(shop, NUMBERS), 'no number is missing, none is there twice').toEqual([])
  expect(await none(shop, RECEIPTS), 'every paid order has exactly one receipt').toEqual([])
  expect(
    await none(shop, CODE_USES),
    'a code’s counter is the number of orders that hold or used it',
  ).toEqual([])
}

const none = (shop: Books, statement: string) => shop.database.query(statement)

/** What a line opens, and the entries it made. */
const OPENED = `ARRAY(SELECT jsonb_array_elements_text(coalesce(l.terms -> 'opens', jsonb_build_array(l.product_id))))`
const OF_LINE = `g.order_id = l._parent_id AND g.source = 'order' AND coalesce(g.order_line = l.id, g.product_id = l.product_id)`

const PAID_WITHOUT_ACCESS = `
  SELECT o.number, l.title FROM orders o JOIN orders_lines l ON l._parent_id = o.id, unnest(${OPENED}) AS wanted(product)
   WHERE o.state = 'paid' AND l.terms ->> 'seats' IS NULL AND l.terms ->> 'gift' IS NULL AND NOT EXISTS (
     SELECT 1 FROM user_products g WHERE ${OF_LINE} AND g.product_id::text = wanted.product AND g.state = 'active')
   AND NOT EXISTS (SELECT 1 FROM refunds_lines p JOIN refunds r ON r.id = p._parent_id
                    WHERE p.order_line = l.id AND r.state = 'completed' AND p.end_access)`

const ACCESS_WITHOUT_PAYMENT = `
  SELECT g.id FROM user_products g JOIN orders o ON o.id = g.order_id
   WHERE g.source = 'order' AND g.state = 'active' AND o.state <> 'paid'
     AND NOT (o.state = 'pending' AND o.access_before_payment)
     AND NOT (o.state = 'refunded' AND EXISTS (
       SELECT 1 FROM refunds_lines p JOIN orders_lines l ON l.id = p.order_line
        WHERE ${OF_LINE} AND p.end_access = false))`

const ACCESS_AFTER_REFUND = `
  SELECT o.number, l.title FROM refunds r JOIN refunds_lines p ON p._parent_id = r.id
    JOIN orders o ON o.id = r.order_id JOIN orders_lines l ON l.id = p.order_line
    JOIN user_products g ON ${OF_LINE}
   WHERE r.state = 'completed' AND p.end_access AND g.state = 'active'`

const REFUNDED_IN_PART = `
  SELECT o.number FROM orders o
   WHERE (o.state = 'refunded') <> (o.total_cents > 0 AND o.total_cents = (
     SELECT coalesce(sum(r.amount_cents), 0) FROM refunds r WHERE r.order_id = o.id AND r.state = 'completed'))`

const NOTICES = `
  SELECT r.id FROM refunds r
   WHERE (r.state = 'completed' AND r.reason <> 'Reversed by the payment provider')
      <> ((SELECT count(*) FROM email_outbox m WHERE m.dedupe_key = 'refund-notice:' || r.id::text) = 1)`

const INVOICES = `
  SELECT o.number, o.state, i.state AS invoice, a.state AS attempt FROM orders o
    JOIN payment_attempts a ON a.order_id = o.id
    LEFT JOIN invoices i ON i.order_id = o.id AND i.kind = 'invoice'
   WHERE ((o.payment_method = 'invoice') <> (i.id IS NOT NULL))
      OR (o.payment_method = 'invoice' AND (
           i.total_cents <> o.total_cents OR a.next_check_at IS NOT NULL
        OR i.state::text <> CASE o.state WHEN 'pending' THEN 'open' WHEN 'cancelled' THEN 'cancelled' ELSE 'paid' END
        OR a.state::text <> CASE o.state WHEN 'pending' THEN 'pending' WHEN 'cancelled' THEN 'cancelled' ELSE 'captured' END))`

const CREDIT_NOTES = `
  SELECT r.id::text FROM refunds r
   WHERE (r.state = 'completed') <> ((SELECT count(*) FROM invoices c
           WHERE c.refund_id = r.id AND c.kind = 'credit-note' AND c.total_cents = r.amount_cents) = 1)
  UNION ALL
  SELECT o.number FROM orders o
   WHERE (o.payment_method = 'invoice' AND o.state = 'cancelled') <> ((SELECT count(*) FROM invoices c
           WHERE c.order_id = o.id AND c.kind = 'credit-note' AND c.refund_id IS NULL AND c.total_cents = o.total_cents) = 1)`

// A restored shop goes on behind the numbers known outside: what its release passed over was given, and is not here.
const NUMBERS = `
  WITH released AS (
    SELECT k.series, substring(a.details->>k.said FROM '[0-9]+$')::int AS next
      FROM activity_log a, (VALUES ('invoice', 'nextInvoice'), ('credit-note', 'nextCreditNote')) AS k (series, said)
     WHERE a.action = 'database.released' AND a.details->>k.said IS NOT NULL)
  SELECT s.name AS series, n::int AS number FROM number_series s, generate_series(1, s.last_number::int) AS n
   WHERE s.name IN ('invoice', 'credit-note')
     AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.kind::text = s.name AND i.sequence = n)
     AND NOT EXISTS (SELECT 1 FROM released r WHERE r.series = s.name AND n < r.next AND NOT EXISTS (
           SELECT 1 FROM invoices i WHERE i.kind::text = s.name AND i.sequence > n AND i.sequence < r.next))
  UNION ALL
  SELECT i.kind::text, i.sequence::int FROM invoices i LEFT JOIN number_series s ON s.name = i.kind::text
   GROUP BY i.kind, i.sequence, s.last_number
  HAVING count(*) > 1 OR i.sequence > coalesce(s.last_number, 0)
  UNION ALL
  SELECT min(i.kind::text), min(i.sequence)::int FROM invoices i GROUP BY i.number HAVING count(*) > 1`

const RECEIPTS = `
  SELECT o.number FROM orders o
   WHERE (o.state IN ('paid', 'refunded')) <> ((SELECT count(*) FROM email_outbox m
           WHERE m.dedupe_key = 'order-receipt:' || o.id::text) = 1)`

// The demo's USEDUP comes used up: nobody used it.
const CODE_USES = `
  SELECT d.code FROM discounts d
   WHERE d.code <> 'USEDUP' AND d.used_count <> (SELECT count(*) FROM discount_redemptions r
                           WHERE r.discount_id = d.id AND r.state IN ('held', 'used'))`
