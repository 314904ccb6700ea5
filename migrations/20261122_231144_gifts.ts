import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people buy for others: whom it is for, when it is sent, and who accepted it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gifts_state" AS ENUM('waiting', 'sent', 'claimed');
  CREATE TABLE "gifts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"state" "enum_gifts_state" DEFAULT 'waiting' NOT NULL,
  	"buyer_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"order_line" varchar NOT NULL,
  	"recipient_name" varchar NOT NULL,
  	"recipient_email" varchar NOT NULL,
  	"words" varchar,
  	"send_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"sendings" numeric DEFAULT 0,
  	"expires_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"claimed_by_id" uuid,
  	"claimed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gifts_id" uuid;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "gifts_buyer_idx" ON "gifts" USING btree ("buyer_id");
  CREATE INDEX "gifts_order_idx" ON "gifts" USING btree ("order_id");
  CREATE UNIQUE INDEX "gifts_order_line_idx" ON "gifts" USING btree ("order_line");
  CREATE UNIQUE INDEX "gifts_token_hash_idx" ON "gifts" USING btree ("token_hash");
  CREATE INDEX "gifts_claimed_by_idx" ON "gifts" USING btree ("claimed_by_id");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gifts_fk" FOREIGN KEY ("gifts_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("gifts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gifts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gifts_fk";
  
  DROP INDEX "payload_locked_documents_rels_gifts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gifts_id";
  DROP TYPE "public"."enum_gifts_state";`)
}
