import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the database itself refuses, whatever the code does: order numbers from one series, money and counters that
 * cannot go below zero or above their limit, two captured payments of one order, an activity log that changes.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SEQUENCE order_numbers START WITH 100001;

    ALTER TABLE orders
      ADD CONSTRAINT orders_money_adds_up CHECK (
        total_cents = subtotal_cents - discount_cents + tax_cents AND total_cents >= 0
        AND discount_cents >= 0 AND tax_cents >= 0),
      ADD CONSTRAINT orders_paid_at CHECK ((state IN ('paid', 'refunded')) = (paid_at IS NOT NULL));
    ALTER TABLE orders_lines
      ADD CONSTRAINT orders_lines_money_adds_up CHECK (
        total_cents = unit_price_cents - discount_cents AND discount_cents >= 0 AND total_cents >= 0);
    ALTER TABLE payment_attempts
      ADD CONSTRAINT payment_attempts_amount CHECK (amount_cents >= 0),
      ADD CONSTRAINT payment_attempts_captured_at CHECK (state <> 'captured' OR captured_at IS NOT NULL);
    CREATE UNIQUE INDEX payment_attempts_one_captured_per_order ON payment_attempts (order_id) WHERE state = 'captured';
    CREATE INDEX payment_attempts_due ON payment_attempts (next_check_at)
      WHERE state IN ('created', 'awaiting-approval', 'capturing', 'pending', 'declined');
    CREATE INDEX payment_events_waiting ON payment_events (next_try_at) WHERE processed_at IS NULL;
    CREATE INDEX email_outbox_due ON email_outbox (next_try_at) WHERE state = 'queued';
    CREATE INDEX user_products_active ON user_products (user_id, product_id) WHERE state = 'active';
    ALTER TABLE discounts
      ADD CONSTRAINT discounts_used_count CHECK (used_count >= 0);
    ALTER TABLE products ADD CONSTRAINT products_price CHECK (price_cents IS NULL OR price_cents >= 0);

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME; END $$;
    CREATE TRIGGER activity_log_append_only BEFORE UPDATE OR DELETE ON activity_log
      FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER activity_log_append_only ON activity_log;
    DROP FUNCTION refuse_change;
    ALTER TABLE products DROP CONSTRAINT products_price;
    ALTER TABLE discounts DROP CONSTRAINT discounts_used_count;
    DROP INDEX user_products_active, email_outbox_due, payment_events_waiting, payment_attempts_due,
      payment_attempts_one_captured_per_order;
    ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_captured_at, DROP CONSTRAINT payment_attempts_amount;
    ALTER TABLE orders_lines DROP CONSTRAINT orders_lines_money_adds_up;
    ALTER TABLE orders DROP CONSTRAINT orders_paid_at, DROP CONSTRAINT orders_money_adds_up;
    DROP SEQUENCE order_numbers;
  `)
}
