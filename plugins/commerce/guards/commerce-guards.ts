export type Guard = { name: string; sql: string }

const check = (name: string, table: string, rule: string): Guard => ({
  name,
  sql: `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${name}; ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${rule})`,
})
const index = (name: string, rest: string, kind = 'INDEX'): Guard => ({
  name,
  sql: `CREATE ${kind} IF NOT EXISTS ${name} ON ${rest}`,
})
const trigger = (name: string, rest: string): Guard => ({
  name,
  sql: `CREATE OR REPLACE TRIGGER ${name} ${rest}`,
})

/**
 * What the database itself numbers and refuses for the shop, beyond what Payload makes of the collections. Each can be
 * added again and changes nothing then. Our own migrations added the same step by step; a test holds the two together.
 */
export const COMMERCE_GUARDS: Guard[] = [
  {
    name: 'order_numbers',
    // Payload drops it in development, being none of its own. It goes on behind the highest number there is.
    sql: `CREATE SEQUENCE IF NOT EXISTS order_numbers START WITH 100001;
      SELECT setval('order_numbers', taken.highest)
        FROM (SELECT max(number::bigint) AS highest FROM orders WHERE number ~ '^[0-9]{1,15}$') taken, order_numbers
       WHERE taken.highest > last_value OR (taken.highest = last_value AND NOT is_called)`,
  },
  check(
    'orders_money_adds_up',
    'orders',
    `total_cents = subtotal_cents - discount_cents + tax_cents AND total_cents >= 0
      AND discount_cents >= 0 AND tax_cents >= 0`,
  ),
  index(
    'orders_sales',
    `orders (paid_at) INCLUDE (payment_method, total_cents, discount_cents, discount_code) WHERE paid_at IS NOT NULL`,
  ),
  index('refunds_completed', `refunds (completed_at) WHERE state = 'completed'`),
  check('orders_paid_at', 'orders', `(state IN ('paid', 'refunded')) = (paid_at IS NOT NULL)`),
  check(
    'orders_lines_money_adds_up',
    'orders_lines',
    'total_cents = unit_price_cents - discount_cents AND discount_cents >= 0 AND total_cents >= 0',
  ),
  check('payment_attempts_amount', 'payment_attempts', 'amount_cents >= 0'),
  check('payment_attempts_captured_at', 'payment_attempts', `state <> 'captured' OR captured_at IS NOT NULL`),
  index(
    'payment_attempts_one_captured_per_order',
    `payment_attempts (order_id) WHERE state = 'captured'`,
    'UNIQUE INDEX',
  ),
  index(
    'payment_attempts_due',
    `payment_attempts (next_check_at)
      WHERE state IN ('created', 'awaiting-approval', 'capturing', 'pending', 'declined')`,
  ),
  index(
    'payment_attempts_needing_attention',
    `payment_attempts (updated_at) WHERE state = 'needs-attention'`,
  ),
  check('refunds_amount', 'refunds', 'amount_cents > 0'),
  check('refunds_completed_at', 'refunds', `(state = 'completed') = (completed_at IS NOT NULL)`),
  check('refunds_lines_amount', 'refunds_lines', 'amount_cents >= 0'),
  index('refunds_due', `refunds (next_check_at) WHERE state IN ('requested', 'pending')`),
  {
    name: 'refuse_refund_beyond_payment',
    sql: `CREATE OR REPLACE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE paid numeric;
      BEGIN
        SELECT amount_cents INTO paid FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
        IF (SELECT sum(amount_cents) FROM refunds
             WHERE attempt_id = NEW.attempt_id AND state IN ('pending', 'completed')) > paid THEN
          RAISE EXCEPTION 'more refunded than was paid' USING ERRCODE = 'check_violation',
            CONSTRAINT = 'refunds_within_payment';
        END IF;
        RETURN NULL;
      END $$`,
  },
  trigger(
    'refunds_within_payment',
    `AFTER INSERT OR UPDATE OF state, amount_cents, attempt_id ON refunds
      FOR EACH ROW WHEN (NEW.state IN ('pending', 'completed')) EXECUTE FUNCTION refuse_refund_beyond_payment()`,
  ),
  index('payment_events_waiting', 'payment_events (next_try_at) WHERE processed_at IS NULL'),
  index('shop_events_due', `shop_events (next_try_at) WHERE state = 'queued'`),
  index('email_outbox_due', `email_outbox (next_try_at) WHERE state = 'queued'`),
  index('user_products_active', `user_products (user_id, product_id) WHERE state = 'active'`),
  index(
    'user_products_ending',
    `user_products (access_ends_at) WHERE state = 'active' AND access_ends_at IS NOT NULL`,
  ),
  check('discounts_used_count', 'discounts', 'used_count >= 0'),
  check('products_price', 'products', 'price_cents IS NULL OR price_cents >= 0'),
  check('invoices_total', 'invoices', 'total_cents >= 0'),
  index('invoices_one_per_order', `invoices (order_id) WHERE kind = 'invoice'`, 'UNIQUE INDEX'),
  {
    name: 'refuse_change',
    sql: `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME; END $$`,
  },
  {
    name: 'refuse_rewrite_of_invoice',
    sql: `CREATE OR REPLACE FUNCTION refuse_rewrite_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' OR (NEW.kind, NEW.number, NEW.sequence, NEW.order_id, NEW.total_cents, NEW.currency, NEW.issued_at, NEW.snapshot)
             IS DISTINCT FROM (OLD.kind, OLD.number, OLD.sequence, OLD.order_id, OLD.total_cents, OLD.currency, OLD.issued_at, OLD.snapshot)
        THEN RAISE EXCEPTION 'an issued invoice is never changed or removed'; END IF;
        RETURN NEW;
      END $$`,
  },
  trigger(
    'activity_log_append_only',
    `BEFORE UPDATE OR DELETE ON activity_log
      FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change()`,
  ),
  trigger(
    'activity_log_never_truncated',
    'BEFORE TRUNCATE ON activity_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  ),
  trigger(
    'invoices_never_rewritten',
    'BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_rewrite_of_invoice()',
  ),
  trigger(
    'invoices_never_truncated',
    'BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  ),
]
