import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Invoices and their numbers, editable e-mails, invitations, consents, second steps, nightly comparisons. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoices_kind" AS ENUM('invoice', 'credit-note');
  CREATE TYPE "public"."enum_invoices_state" AS ENUM('open', 'paid', 'cancelled', 'issued');
  CREATE TYPE "public"."enum_invitations_invitation_type" AS ENUM('participant', 'admin', 'superuser');
  CREATE TYPE "public"."enum_invitations_state" AS ENUM('pending', 'accepted', 'revoked');
  CREATE TYPE "public"."enum_consents_subject" AS ENUM('terms', 'promotions');
  ALTER TYPE "public"."enum_email_outbox_state" ADD VALUE 'held' BEFORE 'sent';
  ALTER TYPE "public"."enum_email_outbox_state" ADD VALUE 'cancelled';
  CREATE TABLE "email_templates_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "email_templates_blocks_button" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "email_templates_blocks_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"of" varchar NOT NULL,
  	"left" varchar NOT NULL,
  	"right" varchar NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "email_templates_blocks_totals_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"left" varchar NOT NULL,
  	"right" varchar NOT NULL
  );
  
  CREATE TABLE "email_templates_blocks_totals" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "email_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"heading" varchar NOT NULL,
  	"customised" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_email_templates_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_email_templates_v_blocks_button" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_email_templates_v_blocks_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"of" varchar NOT NULL,
  	"left" varchar NOT NULL,
  	"right" varchar NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_email_templates_v_blocks_totals_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"left" varchar NOT NULL,
  	"right" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_email_templates_v_blocks_totals" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_email_templates_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_key" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_subject" varchar NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_customised" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"number" varchar NOT NULL,
  	"sequence" numeric NOT NULL,
  	"state" "enum_invoices_state" NOT NULL,
  	"user_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"refund_id" uuid,
  	"credits_id" uuid,
  	"total_cents" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"reminders" numeric DEFAULT 0 NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"snapshot" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "number_series" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"last_number" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reconciliation_reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"payments_compared" numeric DEFAULT 0 NOT NULL,
  	"paid_not_granted" numeric DEFAULT 0 NOT NULL,
  	"granted_not_paid" numeric DEFAULT 0 NOT NULL,
  	"differences" numeric DEFAULT 0 NOT NULL,
  	"findings" jsonb,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"firstname" varchar,
  	"lastname" varchar,
  	"invitation_type" "enum_invitations_invitation_type" NOT NULL,
  	"state" "enum_invitations_state" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"sendings" numeric DEFAULT 1 NOT NULL,
  	"invited_by_id" uuid,
  	"accepted_by_id" uuid,
  	"accepted_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" uuid
  );
  
  CREATE TABLE "consents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"subject" "enum_consents_subject" NOT NULL,
  	"given" boolean DEFAULT false NOT NULL,
  	"text_version" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "email_changes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"new_email" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "two_step_secrets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"sealed_secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_challenges" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"device_id" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "legacy_id" varchar;
  ALTER TABLE "email_outbox" ADD COLUMN "user_id" uuid;
  ALTER TABLE "email_outbox" ADD COLUMN "order_id" uuid;
  ALTER TABLE "email_outbox" ADD COLUMN "batch" varchar;
  ALTER TABLE "email_outbox" ADD COLUMN "attachments" jsonb;
  ALTER TABLE "email_outbox" ADD COLUMN "deliveries" jsonb;
  ALTER TABLE "orders" ADD COLUMN "invoice_details_organisation" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoice_details_reference" varchar;
  ALTER TABLE "orders" ADD COLUMN "access_before_payment" boolean DEFAULT false;
  ALTER TABLE "sessions" ADD COLUMN "two_step_at" timestamp(3) with time zone;
  ALTER TABLE "password_resets" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_templates_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "number_series_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reconciliation_reports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invitations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_changes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "two_step_secrets_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "recovery_codes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_in_challenges_id" uuid;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_offered" boolean DEFAULT true;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_due_days" numeric DEFAULT 30;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_reminder_days" numeric DEFAULT 7;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_reminder_limit" numeric DEFAULT 3;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_access_before_payment" boolean DEFAULT false;
  ALTER TABLE "system_settings" ADD COLUMN "invoices_payment_instructions" varchar;
  ALTER TABLE "system_settings" ADD COLUMN "security_require_two_step" boolean DEFAULT false;
  ALTER TABLE "system_settings" ADD COLUMN "security_alert_email" varchar;
  ALTER TABLE "system_settings" ADD COLUMN "consent_terms_version" varchar DEFAULT '1' NOT NULL;
  ALTER TABLE "system_settings" ADD COLUMN "consent_promotions_version" varchar DEFAULT '1' NOT NULL;
  ALTER TABLE "email_templates_blocks_text" ADD CONSTRAINT "email_templates_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_templates_blocks_button" ADD CONSTRAINT "email_templates_blocks_button_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_templates_blocks_rows" ADD CONSTRAINT "email_templates_blocks_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_templates_blocks_totals_rows" ADD CONSTRAINT "email_templates_blocks_totals_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."email_templates_blocks_totals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_templates_blocks_totals" ADD CONSTRAINT "email_templates_blocks_totals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v_blocks_text" ADD CONSTRAINT "_email_templates_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_email_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v_blocks_button" ADD CONSTRAINT "_email_templates_v_blocks_button_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_email_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v_blocks_rows" ADD CONSTRAINT "_email_templates_v_blocks_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_email_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v_blocks_totals_rows" ADD CONSTRAINT "_email_templates_v_blocks_totals_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_email_templates_v_blocks_totals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v_blocks_totals" ADD CONSTRAINT "_email_templates_v_blocks_totals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_email_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_email_templates_v" ADD CONSTRAINT "_email_templates_v_parent_id_email_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_id_users_id_fk" FOREIGN KEY ("accepted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations_rels" ADD CONSTRAINT "invitations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_rels" ADD CONSTRAINT "invitations_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "two_step_secrets" ADD CONSTRAINT "two_step_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "email_templates_blocks_text_order_idx" ON "email_templates_blocks_text" USING btree ("_order");
  CREATE INDEX "email_templates_blocks_text_parent_id_idx" ON "email_templates_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "email_templates_blocks_text_path_idx" ON "email_templates_blocks_text" USING btree ("_path");
  CREATE INDEX "email_templates_blocks_button_order_idx" ON "email_templates_blocks_button" USING btree ("_order");
  CREATE INDEX "email_templates_blocks_button_parent_id_idx" ON "email_templates_blocks_button" USING btree ("_parent_id");
  CREATE INDEX "email_templates_blocks_button_path_idx" ON "email_templates_blocks_button" USING btree ("_path");
  CREATE INDEX "email_templates_blocks_rows_order_idx" ON "email_templates_blocks_rows" USING btree ("_order");
  CREATE INDEX "email_templates_blocks_rows_parent_id_idx" ON "email_templates_blocks_rows" USING btree ("_parent_id");
  CREATE INDEX "email_templates_blocks_rows_path_idx" ON "email_templates_blocks_rows" USING btree ("_path");
  CREATE INDEX "email_templates_blocks_totals_rows_order_idx" ON "email_templates_blocks_totals_rows" USING btree ("_order");
  CREATE INDEX "email_templates_blocks_totals_rows_parent_id_idx" ON "email_templates_blocks_totals_rows" USING btree ("_parent_id");
  CREATE INDEX "email_templates_blocks_totals_order_idx" ON "email_templates_blocks_totals" USING btree ("_order");
  CREATE INDEX "email_templates_blocks_totals_parent_id_idx" ON "email_templates_blocks_totals" USING btree ("_parent_id");
  CREATE INDEX "email_templates_blocks_totals_path_idx" ON "email_templates_blocks_totals" USING btree ("_path");
  CREATE UNIQUE INDEX "email_templates_key_idx" ON "email_templates" USING btree ("key");
  CREATE INDEX "email_templates_updated_at_idx" ON "email_templates" USING btree ("updated_at");
  CREATE INDEX "email_templates_created_at_idx" ON "email_templates" USING btree ("created_at");
  CREATE INDEX "_email_templates_v_blocks_text_order_idx" ON "_email_templates_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_email_templates_v_blocks_text_parent_id_idx" ON "_email_templates_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_email_templates_v_blocks_text_path_idx" ON "_email_templates_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_email_templates_v_blocks_button_order_idx" ON "_email_templates_v_blocks_button" USING btree ("_order");
  CREATE INDEX "_email_templates_v_blocks_button_parent_id_idx" ON "_email_templates_v_blocks_button" USING btree ("_parent_id");
  CREATE INDEX "_email_templates_v_blocks_button_path_idx" ON "_email_templates_v_blocks_button" USING btree ("_path");
  CREATE INDEX "_email_templates_v_blocks_rows_order_idx" ON "_email_templates_v_blocks_rows" USING btree ("_order");
  CREATE INDEX "_email_templates_v_blocks_rows_parent_id_idx" ON "_email_templates_v_blocks_rows" USING btree ("_parent_id");
  CREATE INDEX "_email_templates_v_blocks_rows_path_idx" ON "_email_templates_v_blocks_rows" USING btree ("_path");
  CREATE INDEX "_email_templates_v_blocks_totals_rows_order_idx" ON "_email_templates_v_blocks_totals_rows" USING btree ("_order");
  CREATE INDEX "_email_templates_v_blocks_totals_rows_parent_id_idx" ON "_email_templates_v_blocks_totals_rows" USING btree ("_parent_id");
  CREATE INDEX "_email_templates_v_blocks_totals_order_idx" ON "_email_templates_v_blocks_totals" USING btree ("_order");
  CREATE INDEX "_email_templates_v_blocks_totals_parent_id_idx" ON "_email_templates_v_blocks_totals" USING btree ("_parent_id");
  CREATE INDEX "_email_templates_v_blocks_totals_path_idx" ON "_email_templates_v_blocks_totals" USING btree ("_path");
  CREATE INDEX "_email_templates_v_parent_idx" ON "_email_templates_v" USING btree ("parent_id");
  CREATE INDEX "_email_templates_v_version_version_key_idx" ON "_email_templates_v" USING btree ("version_key");
  CREATE INDEX "_email_templates_v_version_version_updated_at_idx" ON "_email_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_email_templates_v_version_version_created_at_idx" ON "_email_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_email_templates_v_created_at_idx" ON "_email_templates_v" USING btree ("created_at");
  CREATE INDEX "_email_templates_v_updated_at_idx" ON "_email_templates_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_user_idx" ON "invoices" USING btree ("user_id");
  CREATE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id");
  CREATE UNIQUE INDEX "invoices_refund_idx" ON "invoices" USING btree ("refund_id");
  CREATE INDEX "invoices_credits_idx" ON "invoices" USING btree ("credits_id");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_sequence_idx" ON "invoices" USING btree ("kind","sequence");
  CREATE INDEX "state_dueAt_idx" ON "invoices" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "number_series_name_idx" ON "number_series" USING btree ("name");
  CREATE INDEX "number_series_updated_at_idx" ON "number_series" USING btree ("updated_at");
  CREATE INDEX "number_series_created_at_idx" ON "number_series" USING btree ("created_at");
  CREATE UNIQUE INDEX "reconciliation_reports_day_idx" ON "reconciliation_reports" USING btree ("day");
  CREATE INDEX "reconciliation_reports_updated_at_idx" ON "reconciliation_reports" USING btree ("updated_at");
  CREATE INDEX "reconciliation_reports_created_at_idx" ON "reconciliation_reports" USING btree ("created_at");
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by_id");
  CREATE INDEX "invitations_accepted_by_idx" ON "invitations" USING btree ("accepted_by_id");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "invitations_rels_order_idx" ON "invitations_rels" USING btree ("order");
  CREATE INDEX "invitations_rels_parent_idx" ON "invitations_rels" USING btree ("parent_id");
  CREATE INDEX "invitations_rels_path_idx" ON "invitations_rels" USING btree ("path");
  CREATE INDEX "invitations_rels_products_id_idx" ON "invitations_rels" USING btree ("products_id");
  CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id");
  CREATE UNIQUE INDEX "email_changes_token_hash_idx" ON "email_changes" USING btree ("token_hash");
  CREATE INDEX "email_changes_updated_at_idx" ON "email_changes" USING btree ("updated_at");
  CREATE INDEX "email_changes_created_at_idx" ON "email_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "two_step_secrets_user_idx" ON "two_step_secrets" USING btree ("user_id");
  CREATE INDEX "two_step_secrets_updated_at_idx" ON "two_step_secrets" USING btree ("updated_at");
  CREATE INDEX "two_step_secrets_created_at_idx" ON "two_step_secrets" USING btree ("created_at");
  CREATE INDEX "recovery_codes_user_idx" ON "recovery_codes" USING btree ("user_id");
  CREATE UNIQUE INDEX "recovery_codes_code_hash_idx" ON "recovery_codes" USING btree ("code_hash");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" USING btree ("created_at");
  CREATE INDEX "sign_in_challenges_user_idx" ON "sign_in_challenges" USING btree ("user_id");
  CREATE UNIQUE INDEX "sign_in_challenges_token_hash_idx" ON "sign_in_challenges" USING btree ("token_hash");
  CREATE INDEX "sign_in_challenges_updated_at_idx" ON "sign_in_challenges" USING btree ("updated_at");
  CREATE INDEX "sign_in_challenges_created_at_idx" ON "sign_in_challenges" USING btree ("created_at");
  ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "email_outbox" ADD CONSTRAINT "email_outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_templates_fk" FOREIGN KEY ("email_templates_id") REFERENCES "public"."email_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_number_series_fk" FOREIGN KEY ("number_series_id") REFERENCES "public"."number_series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reconciliation_reports_fk" FOREIGN KEY ("reconciliation_reports_id") REFERENCES "public"."reconciliation_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invitations_fk" FOREIGN KEY ("invitations_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_changes_fk" FOREIGN KEY ("email_changes_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_two_step_secrets_fk" FOREIGN KEY ("two_step_secrets_id") REFERENCES "public"."two_step_secrets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk" FOREIGN KEY ("recovery_codes_id") REFERENCES "public"."recovery_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_in_challenges_fk" FOREIGN KEY ("sign_in_challenges_id") REFERENCES "public"."sign_in_challenges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "users_legacy_id_idx" ON "users" USING btree ("legacy_id");
  CREATE INDEX "email_outbox_user_idx" ON "email_outbox" USING btree ("user_id");
  CREATE INDEX "email_outbox_order_idx" ON "email_outbox" USING btree ("order_id");
  CREATE INDEX "email_outbox_batch_idx" ON "email_outbox" USING btree ("batch");
  CREATE INDEX "payload_locked_documents_rels_email_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("email_templates_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_number_series_id_idx" ON "payload_locked_documents_rels" USING btree ("number_series_id");
  CREATE INDEX "payload_locked_documents_rels_reconciliation_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reconciliation_reports_id");
  CREATE INDEX "payload_locked_documents_rels_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("invitations_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");
  CREATE INDEX "payload_locked_documents_rels_email_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("email_changes_id");
  CREATE INDEX "payload_locked_documents_rels_two_step_secrets_id_idx" ON "payload_locked_documents_rels" USING btree ("two_step_secrets_id");
  CREATE INDEX "payload_locked_documents_rels_recovery_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("recovery_codes_id");
  CREATE INDEX "payload_locked_documents_rels_sign_in_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_in_challenges_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "email_templates_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates_blocks_button" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates_blocks_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates_blocks_totals_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates_blocks_totals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v_blocks_button" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v_blocks_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v_blocks_totals_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v_blocks_totals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_email_templates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "number_series" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reconciliation_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invitations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "email_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "two_step_secrets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_challenges" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "email_templates_blocks_text" CASCADE;
  DROP TABLE "email_templates_blocks_button" CASCADE;
  DROP TABLE "email_templates_blocks_rows" CASCADE;
  DROP TABLE "email_templates_blocks_totals_rows" CASCADE;
  DROP TABLE "email_templates_blocks_totals" CASCADE;
  DROP TABLE "email_templates" CASCADE;
  DROP TABLE "_email_templates_v_blocks_text" CASCADE;
  DROP TABLE "_email_templates_v_blocks_button" CASCADE;
  DROP TABLE "_email_templates_v_blocks_rows" CASCADE;
  DROP TABLE "_email_templates_v_blocks_totals_rows" CASCADE;
  DROP TABLE "_email_templates_v_blocks_totals" CASCADE;
  DROP TABLE "_email_templates_v" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "number_series" CASCADE;
  DROP TABLE "reconciliation_reports" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "invitations_rels" CASCADE;
  DROP TABLE "consents" CASCADE;
  DROP TABLE "email_changes" CASCADE;
  DROP TABLE "two_step_secrets" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "sign_in_challenges" CASCADE;
  ALTER TABLE "email_outbox" DROP CONSTRAINT "email_outbox_user_id_users_id_fk";
  
  ALTER TABLE "email_outbox" DROP CONSTRAINT "email_outbox_order_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_number_series_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reconciliation_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invitations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_two_step_secrets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recovery_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_in_challenges_fk";
  
  DROP INDEX email_outbox_due;
  DELETE FROM email_outbox WHERE state IN ('held', 'cancelled');
  ALTER TABLE "email_outbox" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_email_outbox_state";
  CREATE TYPE "public"."enum_email_outbox_state" AS ENUM('queued', 'sent', 'failed');
  ALTER TABLE "email_outbox" ALTER COLUMN "state" SET DATA TYPE "public"."enum_email_outbox_state" USING "state"::"public"."enum_email_outbox_state";
  CREATE INDEX email_outbox_due ON email_outbox (next_try_at) WHERE state = 'queued';
  DROP INDEX "users_legacy_id_idx";
  DROP INDEX "email_outbox_user_idx";
  DROP INDEX "email_outbox_order_idx";
  DROP INDEX "email_outbox_batch_idx";
  DROP INDEX "payload_locked_documents_rels_email_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_invoices_id_idx";
  DROP INDEX "payload_locked_documents_rels_number_series_id_idx";
  DROP INDEX "payload_locked_documents_rels_reconciliation_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_invitations_id_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_email_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_two_step_secrets_id_idx";
  DROP INDEX "payload_locked_documents_rels_recovery_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_in_challenges_id_idx";
  ALTER TABLE "users" DROP COLUMN "legacy_id";
  ALTER TABLE "email_outbox" DROP COLUMN "user_id";
  ALTER TABLE "email_outbox" DROP COLUMN "order_id";
  ALTER TABLE "email_outbox" DROP COLUMN "batch";
  ALTER TABLE "email_outbox" DROP COLUMN "attachments";
  ALTER TABLE "email_outbox" DROP COLUMN "deliveries";
  ALTER TABLE "orders" DROP COLUMN "invoice_details_organisation";
  ALTER TABLE "orders" DROP COLUMN "invoice_details_reference";
  ALTER TABLE "orders" DROP COLUMN "access_before_payment";
  ALTER TABLE "sessions" DROP COLUMN "two_step_at";
  ALTER TABLE "password_resets" DROP COLUMN "opened_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "number_series_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reconciliation_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invitations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "two_step_secrets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "recovery_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_in_challenges_id";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_offered";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_due_days";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_reminder_days";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_reminder_limit";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_access_before_payment";
  ALTER TABLE "system_settings" DROP COLUMN "invoices_payment_instructions";
  ALTER TABLE "system_settings" DROP COLUMN "security_require_two_step";
  ALTER TABLE "system_settings" DROP COLUMN "security_alert_email";
  ALTER TABLE "system_settings" DROP COLUMN "consent_terms_version";
  ALTER TABLE "system_settings" DROP COLUMN "consent_promotions_version";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_invoices_state";
  DROP TYPE "public"."enum_invitations_invitation_type";
  DROP TYPE "public"."enum_invitations_state";
  DROP TYPE "public"."enum_consents_subject";`)
}
