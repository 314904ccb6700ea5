import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people ask about their own data, the register of incidents, and when an account closes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_data_requests_kind" AS ENUM('export', 'closure', 'copy', 'correction', 'deletion', 'withdrawal');
  CREATE TYPE "public"."enum_data_requests_state" AS ENUM('open', 'done', 'cancelled');
  CREATE TABLE "data_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_data_requests_kind" NOT NULL,
  	"user_id" uuid,
  	"person" varchar,
  	"received_at" timestamp(3) with time zone,
  	"state" "enum_data_requests_state" DEFAULT 'open' NOT NULL,
  	"note" varchar,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_incidents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"what" varchar NOT NULL,
  	"happened_at" timestamp(3) with time zone NOT NULL,
  	"data" varchar NOT NULL,
  	"people" numeric,
  	"is_serious" boolean DEFAULT false,
  	"reported_at" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"measures" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_privacy_incidents_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_what" varchar NOT NULL,
  	"version_happened_at" timestamp(3) with time zone NOT NULL,
  	"version_data" varchar NOT NULL,
  	"version_people" numeric,
  	"version_is_serious" boolean DEFAULT false,
  	"version_reported_at" timestamp(3) with time zone,
  	"version_told_at" timestamp(3) with time zone,
  	"version_measures" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "closes_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "data_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_incidents_id" uuid;
  ALTER TABLE "system_settings" ADD COLUMN "privacy_officer_name" varchar;
  ALTER TABLE "system_settings" ADD COLUMN "privacy_officer_email" varchar;
  ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_privacy_incidents_v" ADD CONSTRAINT "_privacy_incidents_v_parent_id_privacy_incidents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."privacy_incidents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "data_requests_user_idx" ON "data_requests" USING btree ("user_id");
  CREATE UNIQUE INDEX "data_requests_token_hash_idx" ON "data_requests" USING btree ("token_hash");
  CREATE INDEX "data_requests_updated_at_idx" ON "data_requests" USING btree ("updated_at");
  CREATE INDEX "data_requests_created_at_idx" ON "data_requests" USING btree ("created_at");
  CREATE INDEX "privacy_incidents_updated_at_idx" ON "privacy_incidents" USING btree ("updated_at");
  CREATE INDEX "privacy_incidents_created_at_idx" ON "privacy_incidents" USING btree ("created_at");
  CREATE INDEX "_privacy_incidents_v_parent_idx" ON "_privacy_incidents_v" USING btree ("parent_id");
  CREATE INDEX "_privacy_incidents_v_version_version_updated_at_idx" ON "_privacy_incidents_v" USING btree ("version_updated_at");
  CREATE INDEX "_privacy_incidents_v_version_version_created_at_idx" ON "_privacy_incidents_v" USING btree ("version_created_at");
  CREATE INDEX "_privacy_incidents_v_created_at_idx" ON "_privacy_incidents_v" USING btree ("created_at");
  CREATE INDEX "_privacy_incidents_v_updated_at_idx" ON "_privacy_incidents_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_data_requests_fk" FOREIGN KEY ("data_requests_id") REFERENCES "public"."data_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_incidents_fk" FOREIGN KEY ("privacy_incidents_id") REFERENCES "public"."privacy_incidents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_data_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("data_requests_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_incidents_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_incidents_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_incidents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_incidents_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "data_requests" CASCADE;
  DROP TABLE "privacy_incidents" CASCADE;
  DROP TABLE "_privacy_incidents_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_data_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_incidents_fk";
  
  DROP INDEX "payload_locked_documents_rels_data_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_incidents_id_idx";
  ALTER TABLE "users" DROP COLUMN "closes_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "data_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_incidents_id";
  ALTER TABLE "system_settings" DROP COLUMN "privacy_officer_name";
  ALTER TABLE "system_settings" DROP COLUMN "privacy_officer_email";
  DROP TYPE "public"."enum_data_requests_kind";
  DROP TYPE "public"."enum_data_requests_state";`)
}
