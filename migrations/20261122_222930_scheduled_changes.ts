import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What is to be published or taken off the website at an instant: one of a kind and language waits at a time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scheduled_changes_collection" AS ENUM('pages', 'products', 'programs', 'lessons', 'resources');
  CREATE TYPE "public"."enum_scheduled_changes_type" AS ENUM('publish', 'unpublish');
  CREATE TYPE "public"."enum_scheduled_changes_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_scheduled_changes_state" AS ENUM('waiting', 'done', 'failed', 'cancelled');
  CREATE TABLE "scheduled_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"collection" "enum_scheduled_changes_collection" NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar,
  	"type" "enum_scheduled_changes_type" NOT NULL,
  	"locale" "enum_scheduled_changes_locale",
  	"date" timestamp(3) with time zone NOT NULL,
  	"state" "enum_scheduled_changes_state" DEFAULT 'waiting' NOT NULL,
  	"problem" varchar,
  	"created_by_id" uuid,
  	"finished_at" timestamp(3) with time zone,
  	"next_try_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"content" jsonb NOT NULL,
  	"base" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scheduled_changes_id" uuid;
  ALTER TABLE "scheduled_changes" ADD CONSTRAINT "scheduled_changes_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "scheduled_changes_waiting_idx" ON "scheduled_changes" USING btree ("collection","document","type") WHERE "state" = 'waiting' AND "locale" IS NULL;
  CREATE UNIQUE INDEX "scheduled_changes_waiting_in_language_idx" ON "scheduled_changes" USING btree ("collection","document","type","locale") WHERE "state" = 'waiting' AND "locale" IS NOT NULL;
  CREATE INDEX "scheduled_changes_document_idx" ON "scheduled_changes" USING btree ("document");
  CREATE INDEX "scheduled_changes_date_idx" ON "scheduled_changes" USING btree ("date");
  CREATE INDEX "scheduled_changes_state_idx" ON "scheduled_changes" USING btree ("state");
  CREATE INDEX "scheduled_changes_created_by_idx" ON "scheduled_changes" USING btree ("created_by_id");
  CREATE INDEX "scheduled_changes_updated_at_idx" ON "scheduled_changes" USING btree ("updated_at");
  CREATE INDEX "scheduled_changes_created_at_idx" ON "scheduled_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk" FOREIGN KEY ("scheduled_changes_id") REFERENCES "public"."scheduled_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_scheduled_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("scheduled_changes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "scheduled_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "scheduled_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scheduled_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_scheduled_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scheduled_changes_id";
  DROP TYPE "public"."enum_scheduled_changes_collection";
  DROP TYPE "public"."enum_scheduled_changes_type";
  DROP TYPE "public"."enum_scheduled_changes_locale";
  DROP TYPE "public"."enum_scheduled_changes_state";`)
}
