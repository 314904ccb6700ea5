import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shop_events_state" AS ENUM('queued', 'done', 'failed');
  CREATE TABLE "shop_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" varchar NOT NULL,
  	"details" jsonb NOT NULL,
  	"state" "enum_shop_events_state" NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shop_events_id" uuid;
  CREATE INDEX "shop_events_updated_at_idx" ON "shop_events" USING btree ("updated_at");
  CREATE INDEX "shop_events_created_at_idx" ON "shop_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_events_fk" FOREIGN KEY ("shop_events_id") REFERENCES "public"."shop_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shop_events_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_events_id");
  CREATE INDEX "shop_events_due" ON "shop_events" ("next_try_at") WHERE state = 'queued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shop_events_id";
  DROP TABLE "shop_events";
  DROP TYPE "public"."enum_shop_events_state";`)
}
