import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Sales by program, summed once for each day that is over. Whatever changes a sale or a refund of such a day takes its sums
 * away in the same transaction (days are summed two days after they end, so that what happens now never waits), and
 * holds a lock that those who sum wait for: no sum is made of what somebody is changing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sales_days (
      day date PRIMARY KEY, since timestamptz NOT NULL, until timestamptz NOT NULL
    );
    CREATE TABLE sales_of_days (
      day date NOT NULL REFERENCES sales_days ON DELETE CASCADE, key text NOT NULL,
      sold_title text, back_title text, orders integer NOT NULL,
      paid numeric NOT NULL, discount numeric NOT NULL, refunded numeric NOT NULL,
      PRIMARY KEY (day, key)
    );
    CREATE FUNCTION sum_sales_anew(happened timestamptz) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF happened IS NULL OR happened > pg_catalog.now() - interval '1 day' THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock_shared(hashtext('sales_days'));
      DELETE FROM sales_days WHERE since <= happened AND until > happened;
    END $$;
    CREATE FUNCTION sales_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'orders' THEN
        IF TG_OP <> 'INSERT' THEN PERFORM sum_sales_anew(OLD.paid_at); END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM sum_sales_anew(NEW.paid_at); END IF;
      ELSIF TG_TABLE_NAME = 'refunds' THEN
        IF TG_OP <> 'INSERT' THEN PERFORM sum_sales_anew(OLD.completed_at); END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM sum_sales_anew(NEW.completed_at); END IF;
      ELSIF TG_TABLE_NAME = 'orders_lines' THEN
        IF TG_OP <> 'INSERT' THEN
          PERFORM sum_sales_anew(paid_at) FROM orders WHERE id = OLD._parent_id;
          PERFORM sum_sales_anew(r.completed_at) FROM refunds_lines p JOIN refunds r ON r.id = p._parent_id
            WHERE p.order_line = OLD.id;
        END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM sum_sales_anew(paid_at) FROM orders WHERE id = NEW._parent_id; END IF;
      ELSE
        IF TG_OP <> 'INSERT' THEN PERFORM sum_sales_anew(completed_at) FROM refunds WHERE id = OLD._parent_id; END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM sum_sales_anew(completed_at) FROM refunds WHERE id = NEW._parent_id; END IF;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER orders_sales_changed AFTER INSERT OR DELETE OR UPDATE OF paid_at ON orders
      FOR EACH ROW EXECUTE FUNCTION sales_changed();
    CREATE TRIGGER orders_lines_sales_changed AFTER INSERT OR DELETE OR UPDATE ON orders_lines
      FOR EACH ROW EXECUTE FUNCTION sales_changed();
    CREATE TRIGGER refunds_sales_changed AFTER INSERT OR DELETE OR UPDATE OF state, completed_at ON refunds
      FOR EACH ROW EXECUTE FUNCTION sales_changed();
    CREATE TRIGGER refunds_lines_sales_changed AFTER INSERT OR DELETE OR UPDATE ON refunds_lines
      FOR EACH ROW EXECUTE FUNCTION sales_changed();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER orders_sales_changed ON orders;
    DROP TRIGGER orders_lines_sales_changed ON orders_lines;
    DROP TRIGGER refunds_sales_changed ON refunds;
    DROP TRIGGER refunds_lines_sales_changed ON refunds_lines;
    DROP FUNCTION sales_changed;
    DROP FUNCTION sum_sales_anew;
    DROP TABLE sales_of_days;
    DROP TABLE sales_days;
  `)
}
