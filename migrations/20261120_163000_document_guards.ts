import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the database itself refuses about invoices, invitations, consents and the activity log, whatever the code does;
 * and the counters of the rate limits, which no document needs and no crash has to keep.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE invoices ADD CONSTRAINT invoices_total CHECK (total_cents >= 0);
    CREATE UNIQUE INDEX invoices_one_per_order ON invoices (order_id) WHERE kind = 'invoice';
    CREATE FUNCTION refuse_rewrite_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' OR (NEW.kind, NEW.number, NEW.sequence, NEW.order_id, NEW.total_cents, NEW.currency, NEW.issued_at, NEW.snapshot)
             IS DISTINCT FROM (OLD.kind, OLD.number, OLD.sequence, OLD.order_id, OLD.total_cents, OLD.currency, OLD.issued_at, OLD.snapshot)
        THEN RAISE EXCEPTION 'an issued invoice is never changed or removed'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER invoices_never_rewritten BEFORE UPDATE OR DELETE ON invoices
      FOR EACH ROW EXECUTE FUNCTION refuse_rewrite_of_invoice();
    CREATE TRIGGER invoices_never_truncated BEFORE TRUNCATE ON invoices
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    CREATE TRIGGER activity_log_never_truncated BEFORE TRUNCATE ON activity_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
      FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER consents_never_truncated BEFORE TRUNCATE ON consents
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

    CREATE UNIQUE INDEX invitations_one_pending_per_address ON invitations (email) WHERE state = 'pending';
    CREATE INDEX payment_attempts_needing_attention ON payment_attempts (updated_at) WHERE state = 'needs-attention';

    CREATE UNLOGGED TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
    CREATE INDEX rate_limits_expire ON rate_limits (expire);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE rate_limits;
    DROP INDEX payment_attempts_needing_attention, invitations_one_pending_per_address;
    DROP TRIGGER consents_never_truncated ON consents;
    DROP TRIGGER consents_append_only ON consents;
    DROP TRIGGER activity_log_never_truncated ON activity_log;
    DROP TRIGGER invoices_never_truncated ON invoices;
    DROP TRIGGER invoices_never_rewritten ON invoices;
    DROP FUNCTION refuse_rewrite_of_invoice;
    DROP INDEX invoices_one_per_order;
    ALTER TABLE invoices DROP CONSTRAINT invoices_total;
  `)
}
