import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Conditions, steps, files, consent and unfinished answers of forms; who answers a message, and what staff wrote about it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_show_rule" AS ENUM('is', 'is-not', 'answered', 'not-answered');
  CREATE TYPE "public"."enum_forms_blocks_upload_accepts" AS ENUM('pictures', 'pdf', 'documents');
  CREATE TYPE "public"."enum_form_notes_kind" AS ENUM('note', 'reply');
  ALTER TYPE "public"."enum_form_submissions_state" ADD VALUE 'open' BEFORE 'spam';
  ALTER TYPE "public"."enum_form_submissions_state" ADD VALUE 'done' BEFORE 'spam';
  CREATE TABLE "forms_blocks_consent" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "forms_blocks_consent_locales" (
  	"label" varchar NOT NULL,
  	"hint" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_blocks_upload_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_forms_blocks_upload_accepts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "forms_blocks_upload" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"multiple" boolean DEFAULT false,
  	"max_megabytes" numeric,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "forms_blocks_upload_locales" (
  	"label" varchar NOT NULL,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_blocks_step" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "forms_blocks_step_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "form_submissions_consents" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"given" boolean,
  	"text" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"locale" varchar NOT NULL
  );
  
  CREATE TABLE "form_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"submission_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "form_notes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"submission_id" uuid,
  	"author_id" uuid,
  	"kind" "enum_form_notes_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form_id" uuid,
  	"user_id" uuid,
  	"holder" varchar NOT NULL,
  	"sealed" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms_blocks_text" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_text" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_text" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_textarea" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_textarea" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_textarea" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_email" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_email" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_email" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_phone" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_phone" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_phone" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_number" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_number" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_number" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_date" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_date" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_date" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_select" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_select" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_select" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_radio" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_radio" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_radio" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_checkbox" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_checkbox" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_checkbox" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms_blocks_message" ADD COLUMN "show_if_question" varchar;
  ALTER TABLE "forms_blocks_message" ADD COLUMN "show_if_rule" "enum_forms_show_rule";
  ALTER TABLE "forms_blocks_message" ADD COLUMN "show_if_value" varchar;
  ALTER TABLE "forms" ADD COLUMN "finish_later" boolean DEFAULT false;
  ALTER TABLE "form_submissions" ADD COLUMN "assignee_id" uuid;
  ALTER TABLE "form_submissions" ADD COLUMN "locale" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_notes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_drafts_id" uuid;
  ALTER TABLE "forms_blocks_consent" ADD CONSTRAINT "forms_blocks_consent_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_consent_locales" ADD CONSTRAINT "forms_blocks_consent_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_blocks_consent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_upload_accepts" ADD CONSTRAINT "forms_blocks_upload_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms_blocks_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_upload" ADD CONSTRAINT "forms_blocks_upload_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_upload_locales" ADD CONSTRAINT "forms_blocks_upload_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_blocks_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_step" ADD CONSTRAINT "forms_blocks_step_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_blocks_step_locales" ADD CONSTRAINT "forms_blocks_step_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_blocks_step"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_submissions_consents" ADD CONSTRAINT "form_submissions_consents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_notes" ADD CONSTRAINT "form_notes_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_notes" ADD CONSTRAINT "form_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_blocks_consent_order_idx" ON "forms_blocks_consent" USING btree ("_order");
  CREATE INDEX "forms_blocks_consent_parent_id_idx" ON "forms_blocks_consent" USING btree ("_parent_id");
  CREATE INDEX "forms_blocks_consent_path_idx" ON "forms_blocks_consent" USING btree ("_path");
  CREATE UNIQUE INDEX "forms_blocks_consent_locales_locale_parent_id_unique" ON "forms_blocks_consent_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_blocks_upload_accepts_order_idx" ON "forms_blocks_upload_accepts" USING btree ("order");
  CREATE INDEX "forms_blocks_upload_accepts_parent_idx" ON "forms_blocks_upload_accepts" USING btree ("parent_id");
  CREATE INDEX "forms_blocks_upload_order_idx" ON "forms_blocks_upload" USING btree ("_order");
  CREATE INDEX "forms_blocks_upload_parent_id_idx" ON "forms_blocks_upload" USING btree ("_parent_id");
  CREATE INDEX "forms_blocks_upload_path_idx" ON "forms_blocks_upload" USING btree ("_path");
  CREATE UNIQUE INDEX "forms_blocks_upload_locales_locale_parent_id_unique" ON "forms_blocks_upload_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_blocks_step_order_idx" ON "forms_blocks_step" USING btree ("_order");
  CREATE INDEX "forms_blocks_step_parent_id_idx" ON "forms_blocks_step" USING btree ("_parent_id");
  CREATE INDEX "forms_blocks_step_path_idx" ON "forms_blocks_step" USING btree ("_path");
  CREATE UNIQUE INDEX "forms_blocks_step_locales_locale_parent_id_unique" ON "forms_blocks_step_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "form_submissions_consents_order_idx" ON "form_submissions_consents" USING btree ("_order");
  CREATE INDEX "form_submissions_consents_parent_id_idx" ON "form_submissions_consents" USING btree ("_parent_id");
  CREATE INDEX "form_files_submission_idx" ON "form_files" USING btree ("submission_id");
  CREATE INDEX "form_files_updated_at_idx" ON "form_files" USING btree ("updated_at");
  CREATE INDEX "form_files_created_at_idx" ON "form_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_files_filename_idx" ON "form_files" USING btree ("filename");
  CREATE INDEX "form_notes_submission_idx" ON "form_notes" USING btree ("submission_id");
  CREATE INDEX "form_notes_author_idx" ON "form_notes" USING btree ("author_id");
  CREATE INDEX "form_notes_updated_at_idx" ON "form_notes" USING btree ("updated_at");
  CREATE INDEX "form_notes_created_at_idx" ON "form_notes" USING btree ("created_at");
  CREATE INDEX "form_drafts_form_idx" ON "form_drafts" USING btree ("form_id");
  CREATE INDEX "form_drafts_user_idx" ON "form_drafts" USING btree ("user_id");
  CREATE INDEX "form_drafts_expires_at_idx" ON "form_drafts" USING btree ("expires_at");
  CREATE INDEX "form_drafts_updated_at_idx" ON "form_drafts" USING btree ("updated_at");
  CREATE INDEX "form_drafts_created_at_idx" ON "form_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_holder_idx" ON "form_drafts" USING btree ("form_id","holder");
  ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_files_fk" FOREIGN KEY ("form_files_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_notes_fk" FOREIGN KEY ("form_notes_id") REFERENCES "public"."form_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_drafts_fk" FOREIGN KEY ("form_drafts_id") REFERENCES "public"."form_drafts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_submissions_assignee_idx" ON "form_submissions" USING btree ("assignee_id");
  CREATE INDEX "payload_locked_documents_rels_form_files_id_idx" ON "payload_locked_documents_rels" USING btree ("form_files_id");
  CREATE INDEX "payload_locked_documents_rels_form_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("form_notes_id");
  CREATE INDEX "payload_locked_documents_rels_form_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("form_drafts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_blocks_consent" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_consent_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_upload_accepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_upload" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_upload_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_step" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_blocks_step_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_submissions_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_blocks_consent" CASCADE;
  DROP TABLE "forms_blocks_consent_locales" CASCADE;
  DROP TABLE "forms_blocks_upload_accepts" CASCADE;
  DROP TABLE "forms_blocks_upload" CASCADE;
  DROP TABLE "forms_blocks_upload_locales" CASCADE;
  DROP TABLE "forms_blocks_step" CASCADE;
  DROP TABLE "forms_blocks_step_locales" CASCADE;
  DROP TABLE "form_submissions_consents" CASCADE;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "form_notes" CASCADE;
  DROP TABLE "form_drafts" CASCADE;
  ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_drafts_fk";
  
  ALTER TABLE "form_submissions" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "form_submissions" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "form_submissions" SET "state" = 'new' WHERE "state" IN ('open', 'done');
  DROP TYPE "public"."enum_form_submissions_state";
  CREATE TYPE "public"."enum_form_submissions_state" AS ENUM('new', 'spam');
  ALTER TABLE "form_submissions" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_form_submissions_state";
  ALTER TABLE "form_submissions" ALTER COLUMN "state" SET DATA TYPE "public"."enum_form_submissions_state" USING "state"::"public"."enum_form_submissions_state";
  DROP INDEX "form_submissions_assignee_idx";
  DROP INDEX "payload_locked_documents_rels_form_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_drafts_id_idx";
  ALTER TABLE "forms_blocks_text" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_text" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_text" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_textarea" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_textarea" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_textarea" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_email" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_email" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_email" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_phone" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_phone" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_phone" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_number" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_number" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_number" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_date" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_date" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_date" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_select" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_select" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_select" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_radio" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_radio" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_radio" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_checkbox" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_checkbox" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_checkbox" DROP COLUMN "show_if_value";
  ALTER TABLE "forms_blocks_message" DROP COLUMN "show_if_question";
  ALTER TABLE "forms_blocks_message" DROP COLUMN "show_if_rule";
  ALTER TABLE "forms_blocks_message" DROP COLUMN "show_if_value";
  ALTER TABLE "forms" DROP COLUMN "finish_later";
  ALTER TABLE "form_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "form_submissions" DROP COLUMN "locale";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_drafts_id";
  DROP TYPE "public"."enum_forms_show_rule";
  DROP TYPE "public"."enum_forms_blocks_upload_accepts";
  DROP TYPE "public"."enum_form_notes_kind";`)
}
