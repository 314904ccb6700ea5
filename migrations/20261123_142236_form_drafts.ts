import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts, versions and a box per language of forms. Those there are stay published in both languages; so is one that the release
 * before makes, which knows of no drafts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_blocks_text_autofill" AS ENUM('name', 'given-name', 'family-name', 'organization');
  CREATE TYPE "public"."enum__forms_v_blocks_upload_accepts" AS ENUM('pictures', 'pdf', 'documents');
  CREATE TYPE "public"."enum__forms_v_version_confirmation_type" AS ENUM('message', 'redirect');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('en', 'fr');
  ALTER TYPE "public"."enum_scheduled_changes_collection" ADD VALUE 'forms';
  CREATE TABLE "_forms_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"autofill" "enum__forms_v_blocks_text_autofill",
  	"max_length" numeric,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_text_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_textarea" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"max_length" numeric,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_textarea_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_email" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_email_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_phone" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_phone_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_number" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"min" numeric,
  	"max" numeric,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_number_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_date" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_date_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_select_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_select_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_select" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_select_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_radio_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_radio_options_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_radio" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_radio_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_checkbox" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_checkbox_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_consent" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_consent_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_upload_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__forms_v_blocks_upload_accepts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_upload" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"required" boolean DEFAULT false,
  	"multiple" boolean DEFAULT false,
  	"max_megabytes" numeric,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_upload_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_step" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_step_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_blocks_message" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"show_if_question" varchar,
  	"show_if_rule" "enum_forms_show_rule",
  	"show_if_value" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_forms_v_blocks_message_locales" (
  	"message" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_forms_v_version_staff_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_forms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_confirmation_type" "enum__forms_v_version_confirmation_type" DEFAULT 'message',
  	"version_redirect_url" varchar,
  	"version_finish_later" boolean DEFAULT false,
  	"version_receipt_is_sent" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_changed_by_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_submit_button_label" varchar DEFAULT 'Send',
  	"version_confirmation_message" jsonb,
  	"version_receipt_text" varchar DEFAULT 'Thank you for writing to us. A person will read your message and answer.',
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "forms_blocks_text_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_textarea_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_email_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_phone_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_number_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_date_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_select_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_select_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_radio_options_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_radio_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_checkbox_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_consent_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_upload_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_step_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "forms_blocks_message_locales" ALTER COLUMN "message" DROP NOT NULL;
  ALTER TABLE "forms_staff_emails" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "forms" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "forms" ADD COLUMN "_status" "enum_forms_status" DEFAULT 'published';
  ALTER TABLE "forms_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "_forms_v_blocks_text" ADD CONSTRAINT "_forms_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_text_locales" ADD CONSTRAINT "_forms_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_textarea" ADD CONSTRAINT "_forms_v_blocks_textarea_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_textarea_locales" ADD CONSTRAINT "_forms_v_blocks_textarea_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_textarea"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_email" ADD CONSTRAINT "_forms_v_blocks_email_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_email_locales" ADD CONSTRAINT "_forms_v_blocks_email_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_email"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_phone" ADD CONSTRAINT "_forms_v_blocks_phone_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_phone_locales" ADD CONSTRAINT "_forms_v_blocks_phone_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_phone"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_number" ADD CONSTRAINT "_forms_v_blocks_number_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_number_locales" ADD CONSTRAINT "_forms_v_blocks_number_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_number"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_date" ADD CONSTRAINT "_forms_v_blocks_date_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_date_locales" ADD CONSTRAINT "_forms_v_blocks_date_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_date"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_select_options" ADD CONSTRAINT "_forms_v_blocks_select_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_select"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_select_options_locales" ADD CONSTRAINT "_forms_v_blocks_select_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_select_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_select" ADD CONSTRAINT "_forms_v_blocks_select_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_select_locales" ADD CONSTRAINT "_forms_v_blocks_select_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_select"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_radio_options" ADD CONSTRAINT "_forms_v_blocks_radio_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_radio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_radio_options_locales" ADD CONSTRAINT "_forms_v_blocks_radio_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_radio_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_radio" ADD CONSTRAINT "_forms_v_blocks_radio_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_radio_locales" ADD CONSTRAINT "_forms_v_blocks_radio_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_radio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_checkbox" ADD CONSTRAINT "_forms_v_blocks_checkbox_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_checkbox_locales" ADD CONSTRAINT "_forms_v_blocks_checkbox_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_checkbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_consent" ADD CONSTRAINT "_forms_v_blocks_consent_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_consent_locales" ADD CONSTRAINT "_forms_v_blocks_consent_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_consent"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_upload_accepts" ADD CONSTRAINT "_forms_v_blocks_upload_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forms_v_blocks_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_upload" ADD CONSTRAINT "_forms_v_blocks_upload_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_upload_locales" ADD CONSTRAINT "_forms_v_blocks_upload_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_step" ADD CONSTRAINT "_forms_v_blocks_step_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_step_locales" ADD CONSTRAINT "_forms_v_blocks_step_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_step"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_message" ADD CONSTRAINT "_forms_v_blocks_message_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_blocks_message_locales" ADD CONSTRAINT "_forms_v_blocks_message_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v_blocks_message"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v_version_staff_emails" ADD CONSTRAINT "_forms_v_version_staff_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_forms_v_blocks_text_order_idx" ON "_forms_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_text_parent_id_idx" ON "_forms_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_text_path_idx" ON "_forms_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_text_locales_locale_parent_id_unique" ON "_forms_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_textarea_order_idx" ON "_forms_v_blocks_textarea" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_textarea_parent_id_idx" ON "_forms_v_blocks_textarea" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_textarea_path_idx" ON "_forms_v_blocks_textarea" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_textarea_locales_locale_parent_id_unique" ON "_forms_v_blocks_textarea_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_email_order_idx" ON "_forms_v_blocks_email" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_email_parent_id_idx" ON "_forms_v_blocks_email" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_email_path_idx" ON "_forms_v_blocks_email" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_email_locales_locale_parent_id_unique" ON "_forms_v_blocks_email_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_phone_order_idx" ON "_forms_v_blocks_phone" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_phone_parent_id_idx" ON "_forms_v_blocks_phone" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_phone_path_idx" ON "_forms_v_blocks_phone" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_phone_locales_locale_parent_id_unique" ON "_forms_v_blocks_phone_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_number_order_idx" ON "_forms_v_blocks_number" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_number_parent_id_idx" ON "_forms_v_blocks_number" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_number_path_idx" ON "_forms_v_blocks_number" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_number_locales_locale_parent_id_unique" ON "_forms_v_blocks_number_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_date_order_idx" ON "_forms_v_blocks_date" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_date_parent_id_idx" ON "_forms_v_blocks_date" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_date_path_idx" ON "_forms_v_blocks_date" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_date_locales_locale_parent_id_unique" ON "_forms_v_blocks_date_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_select_options_order_idx" ON "_forms_v_blocks_select_options" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_select_options_parent_id_idx" ON "_forms_v_blocks_select_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_blocks_select_options_locales_locale_parent_id_uniq" ON "_forms_v_blocks_select_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_select_order_idx" ON "_forms_v_blocks_select" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_select_parent_id_idx" ON "_forms_v_blocks_select" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_select_path_idx" ON "_forms_v_blocks_select" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_select_locales_locale_parent_id_unique" ON "_forms_v_blocks_select_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_radio_options_order_idx" ON "_forms_v_blocks_radio_options" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_radio_options_parent_id_idx" ON "_forms_v_blocks_radio_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_forms_v_blocks_radio_options_locales_locale_parent_id_uniqu" ON "_forms_v_blocks_radio_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_radio_order_idx" ON "_forms_v_blocks_radio" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_radio_parent_id_idx" ON "_forms_v_blocks_radio" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_radio_path_idx" ON "_forms_v_blocks_radio" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_radio_locales_locale_parent_id_unique" ON "_forms_v_blocks_radio_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_checkbox_order_idx" ON "_forms_v_blocks_checkbox" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_checkbox_parent_id_idx" ON "_forms_v_blocks_checkbox" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_checkbox_path_idx" ON "_forms_v_blocks_checkbox" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_checkbox_locales_locale_parent_id_unique" ON "_forms_v_blocks_checkbox_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_consent_order_idx" ON "_forms_v_blocks_consent" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_consent_parent_id_idx" ON "_forms_v_blocks_consent" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_consent_path_idx" ON "_forms_v_blocks_consent" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_consent_locales_locale_parent_id_unique" ON "_forms_v_blocks_consent_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_upload_accepts_order_idx" ON "_forms_v_blocks_upload_accepts" USING btree ("order");
  CREATE INDEX "_forms_v_blocks_upload_accepts_parent_idx" ON "_forms_v_blocks_upload_accepts" USING btree ("parent_id");
  CREATE INDEX "_forms_v_blocks_upload_order_idx" ON "_forms_v_blocks_upload" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_upload_parent_id_idx" ON "_forms_v_blocks_upload" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_upload_path_idx" ON "_forms_v_blocks_upload" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_upload_locales_locale_parent_id_unique" ON "_forms_v_blocks_upload_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_step_order_idx" ON "_forms_v_blocks_step" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_step_parent_id_idx" ON "_forms_v_blocks_step" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_step_path_idx" ON "_forms_v_blocks_step" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_step_locales_locale_parent_id_unique" ON "_forms_v_blocks_step_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_blocks_message_order_idx" ON "_forms_v_blocks_message" USING btree ("_order");
  CREATE INDEX "_forms_v_blocks_message_parent_id_idx" ON "_forms_v_blocks_message" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_blocks_message_path_idx" ON "_forms_v_blocks_message" USING btree ("_path");
  CREATE UNIQUE INDEX "_forms_v_blocks_message_locales_locale_parent_id_unique" ON "_forms_v_blocks_message_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_version_staff_emails_order_idx" ON "_forms_v_version_staff_emails" USING btree ("_order");
  CREATE INDEX "_forms_v_version_staff_emails_parent_id_idx" ON "_forms_v_version_staff_emails" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v" USING btree ("version_slug");
  CREATE INDEX "_forms_v_version_version_changed_by_idx" ON "_forms_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_version_version_shown_idx" ON "_forms_v_locales" USING btree ("version_shown","_locale");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "forms" ADD CONSTRAINT "forms_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_changed_by_idx" ON "forms" USING btree ("changed_by_id");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "forms_shown_idx" ON "forms_locales" USING btree ("shown","_locale");
  INSERT INTO "forms_locales" ("_locale", "_parent_id", "submit_button_label", "receipt_text", "shown")
    SELECT 'fr', f.id, NULL, NULL, true FROM "forms" f
     WHERE NOT EXISTS (SELECT FROM "forms_locales" l WHERE l."_parent_id" = f.id AND l."_locale" = 'fr');`)
}

/** Forms that were never published are forgotten, and so is what was planned for any. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "scheduled_changes" WHERE "collection"::text = 'forms';
  DELETE FROM "forms" f WHERE f."_status" = 'draft'
    AND NOT EXISTS (SELECT FROM "form_submissions" m WHERE m."form_id" = f."id");
  DELETE FROM "forms_staff_emails" WHERE "email" IS NULL;
  UPDATE "forms" SET "title" = "slug" WHERE "title" IS NULL;
  DELETE FROM "forms_blocks_text_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_textarea_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_email_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_phone_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_number_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_date_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_select_options_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_select_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_radio_options_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_radio_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_checkbox_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_consent_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_upload_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_step_locales" WHERE "label" IS NULL;
  DELETE FROM "forms_blocks_message_locales" WHERE "message" IS NULL;
  DROP TABLE "_forms_v_blocks_text" CASCADE;
  DROP TABLE "_forms_v_blocks_text_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_textarea" CASCADE;
  DROP TABLE "_forms_v_blocks_textarea_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_email" CASCADE;
  DROP TABLE "_forms_v_blocks_email_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_phone" CASCADE;
  DROP TABLE "_forms_v_blocks_phone_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_number" CASCADE;
  DROP TABLE "_forms_v_blocks_number_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_date" CASCADE;
  DROP TABLE "_forms_v_blocks_date_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_select_options" CASCADE;
  DROP TABLE "_forms_v_blocks_select_options_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_select" CASCADE;
  DROP TABLE "_forms_v_blocks_select_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_radio_options" CASCADE;
  DROP TABLE "_forms_v_blocks_radio_options_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_radio" CASCADE;
  DROP TABLE "_forms_v_blocks_radio_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_checkbox" CASCADE;
  DROP TABLE "_forms_v_blocks_checkbox_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_consent" CASCADE;
  DROP TABLE "_forms_v_blocks_consent_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_upload_accepts" CASCADE;
  DROP TABLE "_forms_v_blocks_upload" CASCADE;
  DROP TABLE "_forms_v_blocks_upload_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_step" CASCADE;
  DROP TABLE "_forms_v_blocks_step_locales" CASCADE;
  DROP TABLE "_forms_v_blocks_message" CASCADE;
  DROP TABLE "_forms_v_blocks_message_locales" CASCADE;
  DROP TABLE "_forms_v_version_staff_emails" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  ALTER TABLE "forms" DROP CONSTRAINT "forms_changed_by_id_users_id_fk";
  
  ALTER TABLE "scheduled_changes" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_scheduled_changes_collection";
  CREATE TYPE "public"."enum_scheduled_changes_collection" AS ENUM('pages', 'products', 'programs', 'lessons', 'resources', 'email-templates', 'navigation');
  ALTER TABLE "scheduled_changes" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_scheduled_changes_collection" USING "collection"::"public"."enum_scheduled_changes_collection";
  DROP INDEX "forms_changed_by_idx";
  DROP INDEX "forms__status_idx";
  DROP INDEX "forms_shown_idx";
  ALTER TABLE "forms_blocks_text_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_textarea_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_email_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_phone_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_number_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_date_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_select_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_select_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_radio_options_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_radio_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_checkbox_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_consent_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_upload_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_step_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "forms_blocks_message_locales" ALTER COLUMN "message" SET NOT NULL;
  ALTER TABLE "forms_staff_emails" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "forms" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "forms" DROP COLUMN "changed_by_id";
  ALTER TABLE "forms" DROP COLUMN "_status";
  ALTER TABLE "forms_locales" DROP COLUMN "shown";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_blocks_text_autofill";
  DROP TYPE "public"."enum__forms_v_blocks_upload_accepts";
  DROP TYPE "public"."enum__forms_v_version_confirmation_type";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";`)
}
