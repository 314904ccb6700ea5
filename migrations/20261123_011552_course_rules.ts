import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Quizzes, lessons that open in order or at a time, for whom staff opened them early, and lessons everybody may read. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE quiz_attempts (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     lesson_id uuid NOT NULL,
     program_id uuid NOT NULL,
     number integer NOT NULL,
     is_passed boolean NOT NULL,
     sealed text,
     created_at timestamptz NOT NULL DEFAULT now(),
     UNIQUE (user_id, lesson_id, number));
   CREATE TYPE "public"."enum_lessons_release_kind" AS ENUM('at-once', 'after-purchase', 'after-opening', 'on-date');
  CREATE TYPE "public"."enum__lessons_v_version_release_kind" AS ENUM('at-once', 'after-purchase', 'after-opening', 'on-date');
  CREATE TABLE "lessons_quiz_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"is_right" boolean DEFAULT false
  );
  
  CREATE TABLE "lessons_quiz_questions_options_locales" (
  	"text" varchar,
  	"feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "lessons_quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "lessons_quiz_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"is_right" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions_options_locales" (
  	"text" varchar,
  	"feedback" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v_version_quiz_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "release_exceptions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"user_id" uuid NOT NULL,
  	"program_id" uuid NOT NULL,
  	"reason" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "programs" ADD COLUMN "is_ordered" boolean DEFAULT false;
  ALTER TABLE "_programs_v" ADD COLUMN "version_is_ordered" boolean DEFAULT false;
  ALTER TABLE "lessons" ADD COLUMN "quiz_pass_mark" numeric DEFAULT 70;
  ALTER TABLE "lessons" ADD COLUMN "quiz_tries" numeric;
  ALTER TABLE "lessons" ADD COLUMN "quiz_is_required" boolean DEFAULT false;
  ALTER TABLE "lessons" ADD COLUMN "release_kind" "enum_lessons_release_kind" DEFAULT 'at-once';
  ALTER TABLE "lessons" ADD COLUMN "release_days" numeric;
  ALTER TABLE "lessons" ADD COLUMN "release_at" timestamp(3) with time zone;
  ALTER TABLE "lessons" ADD COLUMN "is_free_preview" boolean DEFAULT false;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_quiz_pass_mark" numeric DEFAULT 70;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_quiz_tries" numeric;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_quiz_is_required" boolean DEFAULT false;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_release_kind" "enum__lessons_v_version_release_kind" DEFAULT 'at-once';
  ALTER TABLE "_lessons_v" ADD COLUMN "version_release_days" numeric;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_release_at" timestamp(3) with time zone;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_is_free_preview" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "release_exceptions_id" uuid;
  ALTER TABLE "lessons_quiz_questions_options" ADD CONSTRAINT "lessons_quiz_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_questions_options_locales" ADD CONSTRAINT "lessons_quiz_questions_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_questions" ADD CONSTRAINT "lessons_quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons_quiz_questions_locales" ADD CONSTRAINT "lessons_quiz_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions_options" ADD CONSTRAINT "_lessons_v_version_quiz_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions_options_locales" ADD CONSTRAINT "_lessons_v_version_quiz_questions_options_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz_questions_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions" ADD CONSTRAINT "_lessons_v_version_quiz_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_quiz_questions_locales" ADD CONSTRAINT "_lessons_v_version_quiz_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v_version_quiz_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "release_exceptions" ADD CONSTRAINT "release_exceptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "release_exceptions" ADD CONSTRAINT "release_exceptions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lessons_quiz_questions_options_order_idx" ON "lessons_quiz_questions_options" USING btree ("_order");
  CREATE INDEX "lessons_quiz_questions_options_parent_id_idx" ON "lessons_quiz_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lessons_quiz_questions_options_locales_locale_parent_id_uniq" ON "lessons_quiz_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lessons_quiz_questions_order_idx" ON "lessons_quiz_questions" USING btree ("_order");
  CREATE INDEX "lessons_quiz_questions_parent_id_idx" ON "lessons_quiz_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lessons_quiz_questions_locales_locale_parent_id_unique" ON "lessons_quiz_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_questions_options_order_idx" ON "_lessons_v_version_quiz_questions_options" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_questions_options_parent_id_idx" ON "_lessons_v_version_quiz_questions_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lessons_v_version_quiz_questions_options_locales_locale_par" ON "_lessons_v_version_quiz_questions_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lessons_v_version_quiz_questions_order_idx" ON "_lessons_v_version_quiz_questions" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_quiz_questions_parent_id_idx" ON "_lessons_v_version_quiz_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_lessons_v_version_quiz_questions_locales_locale_parent_id_u" ON "_lessons_v_version_quiz_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "release_exceptions_user_idx" ON "release_exceptions" USING btree ("user_id");
  CREATE INDEX "release_exceptions_program_idx" ON "release_exceptions" USING btree ("program_id");
  CREATE INDEX "release_exceptions_updated_at_idx" ON "release_exceptions" USING btree ("updated_at");
  CREATE INDEX "release_exceptions_created_at_idx" ON "release_exceptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_program_2_idx" ON "release_exceptions" USING btree ("user_id","program_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_release_exceptions_fk" FOREIGN KEY ("release_exceptions_id") REFERENCES "public"."release_exceptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_release_exceptions_id_idx" ON "payload_locked_documents_rels" USING btree ("release_exceptions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE quiz_attempts;
   ALTER TABLE "lessons_quiz_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_quiz_questions_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_quiz_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons_quiz_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_quiz_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_quiz_questions_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_quiz_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_quiz_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "release_exceptions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lessons_quiz_questions_options" CASCADE;
  DROP TABLE "lessons_quiz_questions_options_locales" CASCADE;
  DROP TABLE "lessons_quiz_questions" CASCADE;
  DROP TABLE "lessons_quiz_questions_locales" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions_options" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions_options_locales" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions" CASCADE;
  DROP TABLE "_lessons_v_version_quiz_questions_locales" CASCADE;
  DROP TABLE "release_exceptions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_release_exceptions_fk";
  
  DROP INDEX "payload_locked_documents_rels_release_exceptions_id_idx";
  ALTER TABLE "programs" DROP COLUMN "is_ordered";
  ALTER TABLE "_programs_v" DROP COLUMN "version_is_ordered";
  ALTER TABLE "lessons" DROP COLUMN "quiz_pass_mark";
  ALTER TABLE "lessons" DROP COLUMN "quiz_tries";
  ALTER TABLE "lessons" DROP COLUMN "quiz_is_required";
  ALTER TABLE "lessons" DROP COLUMN "release_kind";
  ALTER TABLE "lessons" DROP COLUMN "release_days";
  ALTER TABLE "lessons" DROP COLUMN "release_at";
  ALTER TABLE "lessons" DROP COLUMN "is_free_preview";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_quiz_pass_mark";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_quiz_tries";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_quiz_is_required";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_release_kind";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_release_days";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_release_at";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_is_free_preview";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "release_exceptions_id";
  DROP TYPE "public"."enum_lessons_release_kind";
  DROP TYPE "public"."enum__lessons_v_version_release_kind";`)
}
