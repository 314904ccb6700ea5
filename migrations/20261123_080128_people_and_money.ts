import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Tags on people, saved filters of lists, refunds that wait before they go out, and disputes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_disputes_state" AS ENUM('needs-answer', 'waiting', 'resolved');
  CREATE TABLE "users_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "disputes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"attempt_id" uuid NOT NULL,
  	"state" "enum_disputes_state" NOT NULL,
  	"respond_by" timestamp(3) with time zone,
  	"amount_cents" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"stage" varchar,
  	"outcome" varchar,
  	"provider_dispute_id" varchar NOT NULL,
  	"changed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_filters" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"list" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "refunds" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "disputes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_filters_id" uuid;
  ALTER TABLE "users_texts" ADD CONSTRAINT "users_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "users_texts_order_parent" ON "users_texts" USING btree ("order","parent_id");
  CREATE INDEX "users_texts_text_idx" ON "users_texts" USING btree ("text");
  CREATE INDEX "disputes_order_idx" ON "disputes" USING btree ("order_id");
  CREATE INDEX "disputes_attempt_idx" ON "disputes" USING btree ("attempt_id");
  CREATE INDEX "disputes_state_idx" ON "disputes" USING btree ("state");
  CREATE UNIQUE INDEX "disputes_provider_dispute_id_idx" ON "disputes" USING btree ("provider_dispute_id");
  CREATE INDEX "disputes_updated_at_idx" ON "disputes" USING btree ("updated_at");
  CREATE INDEX "disputes_created_at_idx" ON "disputes" USING btree ("created_at");
  CREATE INDEX "saved_filters_owner_idx" ON "saved_filters" USING btree ("owner_id");
  CREATE INDEX "saved_filters_list_idx" ON "saved_filters" USING btree ("list");
  CREATE INDEX "saved_filters_updated_at_idx" ON "saved_filters" USING btree ("updated_at");
  CREATE INDEX "saved_filters_created_at_idx" ON "saved_filters" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_list_name_idx" ON "saved_filters" USING btree ("owner_id","list","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_disputes_fk" FOREIGN KEY ("disputes_id") REFERENCES "public"."disputes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_filters_fk" FOREIGN KEY ("saved_filters_id") REFERENCES "public"."saved_filters"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_disputes_id_idx" ON "payload_locked_documents_rels" USING btree ("disputes_id");
  CREATE INDEX "payload_locked_documents_rels_saved_filters_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_filters_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "disputes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_filters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_texts" CASCADE;
  DROP TABLE "disputes" CASCADE;
  DROP TABLE "saved_filters" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_disputes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_filters_fk";
  
  DROP INDEX "payload_locked_documents_rels_disputes_id_idx";
  DROP INDEX "payload_locked_documents_rels_saved_filters_id_idx";
  ALTER TABLE "refunds" DROP COLUMN "held_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "disputes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_filters_id";
  DROP TYPE "public"."enum_disputes_state";`)
}
