import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Questions to staff at lessons, emails after a pause, and programs whose lessons are named on the sales page. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE learning_reminders (
     user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
     is_wanted boolean NOT NULL DEFAULT true,
     nudged_at timestamptz);
   CREATE INDEX lesson_progress_last ON lesson_progress (user_id, updated_at DESC);
   CREATE TYPE "public"."enum_lesson_questions_state" AS ENUM('open', 'answered');
  CREATE TABLE "lesson_questions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"question" varchar NOT NULL,
  	"state" "enum_lesson_questions_state" DEFAULT 'open' NOT NULL,
  	"user_id" uuid NOT NULL,
  	"program_id" uuid NOT NULL,
  	"lesson_id" uuid,
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"answered_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "programs" ADD COLUMN "is_outline_public" boolean DEFAULT true;
  ALTER TABLE "_programs_v" ADD COLUMN "version_is_outline_public" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lesson_questions_id" uuid;
  ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lesson_questions" ADD CONSTRAINT "lesson_questions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lesson_questions_state_idx" ON "lesson_questions" USING btree ("state");
  CREATE INDEX "lesson_questions_user_idx" ON "lesson_questions" USING btree ("user_id");
  CREATE INDEX "lesson_questions_program_idx" ON "lesson_questions" USING btree ("program_id");
  CREATE INDEX "lesson_questions_lesson_idx" ON "lesson_questions" USING btree ("lesson_id");
  CREATE INDEX "lesson_questions_answered_by_idx" ON "lesson_questions" USING btree ("answered_by_id");
  CREATE INDEX "lesson_questions_updated_at_idx" ON "lesson_questions" USING btree ("updated_at");
  CREATE INDEX "lesson_questions_created_at_idx" ON "lesson_questions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lesson_questions_fk" FOREIGN KEY ("lesson_questions_id") REFERENCES "public"."lesson_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lesson_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("lesson_questions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE learning_reminders;
   ALTER TABLE "lesson_questions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lesson_questions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lesson_questions_fk";
  
  DROP INDEX "payload_locked_documents_rels_lesson_questions_id_idx";
  ALTER TABLE "programs" DROP COLUMN "is_outline_public";
  ALTER TABLE "_programs_v" DROP COLUMN "version_is_outline_public";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lesson_questions_id";
  DROP TYPE "public"."enum_lesson_questions_state";`)
}
