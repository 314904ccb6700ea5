import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Refunds, and what the database itself refuses about them: an amount that is not above zero, a completed one without
 * a date, and more given back (or on its way back) than the payment brought.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_refunds_state" AS ENUM('requested', 'pending', 'completed', 'failed');
  CREATE TYPE "public"."enum_refunds_origin" AS ENUM('staff', 'provider');
  CREATE TABLE "refunds_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"order_line" varchar NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"end_access" boolean
  );
  
  CREATE TABLE "refunds" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"attempt_id" uuid NOT NULL,
  	"state" "enum_refunds_state" NOT NULL,
  	"origin" "enum_refunds_origin" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"actor_id" uuid,
  	"provider_refund_id" varchar,
  	"request_key" varchar,
  	"request_hash" varchar,
  	"problem" varchar,
  	"lease_until" timestamp(3) with time zone,
  	"next_check_at" timestamp(3) with time zone,
  	"checks" numeric DEFAULT 0 NOT NULL,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" uuid;
  ALTER TABLE "refunds_lines" ADD CONSTRAINT "refunds_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refunds_lines_order_idx" ON "refunds_lines" USING btree ("_order");
  CREATE INDEX "refunds_lines_parent_id_idx" ON "refunds_lines" USING btree ("_parent_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_attempt_idx" ON "refunds" USING btree ("attempt_id");
  CREATE INDEX "refunds_actor_idx" ON "refunds" USING btree ("actor_id");
  CREATE UNIQUE INDEX "refunds_provider_refund_id_idx" ON "refunds" USING btree ("provider_refund_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "attempt_requestKey_idx" ON "refunds" USING btree ("attempt_id","request_key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");`)
  await db.execute(sql`
    ALTER TABLE refunds
      ADD CONSTRAINT refunds_amount CHECK (amount_cents > 0),
      ADD CONSTRAINT refunds_completed_at CHECK ((state = 'completed') = (completed_at IS NOT NULL));
    ALTER TABLE refunds_lines ADD CONSTRAINT refunds_lines_amount CHECK (amount_cents >= 0);
    CREATE INDEX refunds_due ON refunds (next_check_at) WHERE state IN ('requested', 'pending');

    CREATE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE paid numeric;
      BEGIN
        SELECT amount_cents INTO paid FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
        IF (SELECT sum(amount_cents) FROM refunds
             WHERE attempt_id = NEW.attempt_id AND state IN ('pending', 'completed')) > paid THEN
          RAISE EXCEPTION 'more refunded than was paid' USING ERRCODE = 'check_violation',
            CONSTRAINT = 'refunds_within_payment';
        END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER refunds_within_payment AFTER INSERT OR UPDATE OF state, amount_cents, attempt_id ON refunds
      FOR EACH ROW WHEN (NEW.state IN ('pending', 'completed')) EXECUTE FUNCTION refuse_refund_beyond_payment();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds_lines" CASCADE;
  DROP TABLE "refunds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_refunds_fk";
  
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  DROP TYPE "public"."enum_refunds_state";
  DROP TYPE "public"."enum_refunds_origin";
  DROP FUNCTION refuse_refund_beyond_payment;`)
}
