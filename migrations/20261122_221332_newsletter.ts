import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who gets the newsletter, with proof. Whoever said yes in their account gets it from the start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_history_event" AS ENUM('asked', 'confirmed', 'left');
  CREATE TYPE "public"."enum_newsletter_subscriptions_history_source" AS ENUM('website', 'email', 'one-click', 'account', 'address', 'import', 'staff');
  CREATE TYPE "public"."enum_newsletter_subscriptions_state" AS ENUM('pending', 'confirmed', 'left');
  CREATE TYPE "public"."enum_newsletter_subscriptions_locale" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum_newsletter_subscriptions_source" AS ENUM('website', 'email', 'one-click', 'account', 'address', 'import', 'staff');
  CREATE TABLE "newsletter_subscriptions_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"event" "enum_newsletter_subscriptions_history_event" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"source" "enum_newsletter_subscriptions_history_source" NOT NULL,
  	"text_version" varchar,
  	"network" varchar
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_newsletter_subscriptions_state" NOT NULL,
  	"locale" "enum_newsletter_subscriptions_locale" NOT NULL,
  	"source" "enum_newsletter_subscriptions_source" NOT NULL,
  	"text_version" varchar,
  	"network" varchar,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"left_at" timestamp(3) with time zone,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscriptions_id" uuid;
  ALTER TABLE "newsletter_subscriptions_history" ADD CONSTRAINT "newsletter_subscriptions_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_subscriptions_history_order_idx" ON "newsletter_subscriptions_history" USING btree ("_order");
  CREATE INDEX "newsletter_subscriptions_history_parent_id_idx" ON "newsletter_subscriptions_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "newsletter_subscriptions_token_hash_idx" ON "newsletter_subscriptions" USING btree ("token_hash");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");`)
  await db.execute(sql`
  INSERT INTO newsletter_subscriptions (email, state, locale, source, text_version, confirmed_at)
  SELECT u.email, 'confirmed', u.locale::text::enum_newsletter_subscriptions_locale, 'account',
         (SELECT c.text_version FROM consents c WHERE c.user_id = u.id AND c.subject = 'promotions' AND c.given
           ORDER BY c.created_at DESC LIMIT 1), u.agreed_to_promotions_at
    FROM users u WHERE u.agreed_to_promotions_at IS NOT NULL AND u.state = 'active';
  INSERT INTO newsletter_subscriptions_history (_parent_id, _order, id, event, at, source, text_version)
  SELECT id, 1, replace(gen_random_uuid()::text, '-', ''), 'confirmed', confirmed_at, source::text::enum_newsletter_subscriptions_history_source, text_version
    FROM newsletter_subscriptions`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_subscriptions_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscriptions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_subscriptions_history" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk";
  
  DROP INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscriptions_id";
  DROP TYPE "public"."enum_newsletter_subscriptions_history_event";
  DROP TYPE "public"."enum_newsletter_subscriptions_history_source";
  DROP TYPE "public"."enum_newsletter_subscriptions_state";
  DROP TYPE "public"."enum_newsletter_subscriptions_locale";
  DROP TYPE "public"."enum_newsletter_subscriptions_source";`)
}
