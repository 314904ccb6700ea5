import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When staff look at the website as somebody: who, in which session, until when. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_views" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"viewer_id" uuid NOT NULL,
  	"session_id" varchar NOT NULL,
  	"user_id" uuid NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_views_id" uuid;
  ALTER TABLE "account_views" ADD CONSTRAINT "account_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_views" ADD CONSTRAINT "account_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "account_views_viewer_idx" ON "account_views" USING btree ("viewer_id");
  CREATE INDEX "account_views_user_idx" ON "account_views" USING btree ("user_id");
  CREATE INDEX "account_views_updated_at_idx" ON "account_views" USING btree ("updated_at");
  CREATE INDEX "account_views_created_at_idx" ON "account_views" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_views_fk" FOREIGN KEY ("account_views_id") REFERENCES "public"."account_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_views_id_idx" ON "payload_locked_documents_rels" USING btree ("account_views_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_views" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_views_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_views_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_views_id";`)
}
