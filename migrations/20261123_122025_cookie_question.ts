import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What visitors are asked about cookies, and every state it ever had. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cookie_question" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"categories_media_is_asked" boolean DEFAULT true,
  	"categories_preferences_is_asked" boolean DEFAULT false,
  	"categories_statistics_is_asked" boolean DEFAULT false,
  	"categories_marketing_is_asked" boolean DEFAULT false,
  	"times_asked_anew" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cookie_question_locales" (
  	"categories_media_name" varchar,
  	"categories_media_explanation" varchar,
  	"categories_preferences_name" varchar,
  	"categories_preferences_explanation" varchar,
  	"categories_statistics_name" varchar,
  	"categories_statistics_explanation" varchar,
  	"categories_marketing_name" varchar,
  	"categories_marketing_explanation" varchar,
  	"title" varchar,
  	"question" varchar,
  	"accept_all" varchar,
  	"only_necessary" varchar,
  	"settings" varchar,
  	"settings_title" varchar,
  	"settings_text" varchar,
  	"save" varchar,
  	"necessary_name" varchar,
  	"necessary_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_cookie_question_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_categories_media_is_asked" boolean DEFAULT true,
  	"version_categories_preferences_is_asked" boolean DEFAULT false,
  	"version_categories_statistics_is_asked" boolean DEFAULT false,
  	"version_categories_marketing_is_asked" boolean DEFAULT false,
  	"version_times_asked_anew" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cookie_question_v_locales" (
  	"version_categories_media_name" varchar,
  	"version_categories_media_explanation" varchar,
  	"version_categories_preferences_name" varchar,
  	"version_categories_preferences_explanation" varchar,
  	"version_categories_statistics_name" varchar,
  	"version_categories_statistics_explanation" varchar,
  	"version_categories_marketing_name" varchar,
  	"version_categories_marketing_explanation" varchar,
  	"version_title" varchar,
  	"version_question" varchar,
  	"version_accept_all" varchar,
  	"version_only_necessary" varchar,
  	"version_settings" varchar,
  	"version_settings_title" varchar,
  	"version_settings_text" varchar,
  	"version_save" varchar,
  	"version_necessary_name" varchar,
  	"version_necessary_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cookie_question_locales" ADD CONSTRAINT "cookie_question_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cookie_question"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cookie_question_v_locales" ADD CONSTRAINT "_cookie_question_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cookie_question_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "cookie_question_locales_locale_parent_id_unique" ON "cookie_question_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cookie_question_v_created_at_idx" ON "_cookie_question_v" USING btree ("created_at");
  CREATE INDEX "_cookie_question_v_updated_at_idx" ON "_cookie_question_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_cookie_question_v_locales_locale_parent_id_unique" ON "_cookie_question_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cookie_question" CASCADE;
  DROP TABLE "cookie_question_locales" CASCADE;
  DROP TABLE "_cookie_question_v" CASCADE;
  DROP TABLE "_cookie_question_v_locales" CASCADE;`)
}
