import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Certificates and what staff say on them; films and sounds of lessons, with captions in each language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SEQUENCE certificate_numbers;
   CREATE TYPE "public"."enum_lessons_tracks_language" AS ENUM('en', 'fr');
  CREATE TYPE "public"."enum__lessons_v_version_tracks_language" AS ENUM('en', 'fr');
  CREATE TABLE "lessons_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_lessons_tracks_language" DEFAULT 'en',
  	"file_id" uuid
  );
  
  CREATE TABLE "_lessons_v_version_tracks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__lessons_v_version_tracks_language" DEFAULT 'en',
  	"file_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "certificates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"user_id" uuid NOT NULL,
  	"program_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"program_title" varchar NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"is_public" boolean DEFAULT true,
  	"shows_initials" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "programs" ADD COLUMN "certificate_is_given" boolean DEFAULT false;
  ALTER TABLE "programs" ADD COLUMN "certificate_heading" varchar;
  ALTER TABLE "programs" ADD COLUMN "certificate_statement" varchar;
  ALTER TABLE "programs" ADD COLUMN "certificate_signed_by" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_certificate_is_given" boolean DEFAULT false;
  ALTER TABLE "_programs_v" ADD COLUMN "version_certificate_heading" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_certificate_statement" varchar;
  ALTER TABLE "_programs_v" ADD COLUMN "version_certificate_signed_by" varchar;
  ALTER TABLE "lessons" ADD COLUMN "media_id" uuid;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_media_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" uuid;
  ALTER TABLE "lessons_tracks" ADD CONSTRAINT "lessons_tracks_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons_tracks" ADD CONSTRAINT "lessons_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_tracks" ADD CONSTRAINT "_lessons_v_version_tracks_file_id_lesson_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_tracks" ADD CONSTRAINT "_lessons_v_version_tracks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lessons_tracks_order_idx" ON "lessons_tracks" USING btree ("_order");
  CREATE INDEX "lessons_tracks_parent_id_idx" ON "lessons_tracks" USING btree ("_parent_id");
  CREATE INDEX "lessons_tracks_file_idx" ON "lessons_tracks" USING btree ("file_id");
  CREATE INDEX "_lessons_v_version_tracks_order_idx" ON "_lessons_v_version_tracks" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_tracks_parent_id_idx" ON "_lessons_v_version_tracks" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_version_tracks_file_idx" ON "_lessons_v_version_tracks" USING btree ("file_id");
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE UNIQUE INDEX "certificates_code_idx" ON "certificates" USING btree ("code");
  CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");
  CREATE INDEX "certificates_program_idx" ON "certificates" USING btree ("program_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_program_1_idx" ON "certificates" USING btree ("user_id","program_id");
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_media_id_lesson_files_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_media_id_lesson_files_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."lesson_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lessons_media_idx" ON "lessons" USING btree ("media_id");
  CREATE INDEX "_lessons_v_version_version_media_idx" ON "_lessons_v" USING btree ("version_media_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP SEQUENCE certificate_numbers;
   ALTER TABLE "lessons_tracks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_tracks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lessons_tracks" CASCADE;
  DROP TABLE "_lessons_v_version_tracks" CASCADE;
  DROP TABLE "certificates" CASCADE;
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_media_id_lesson_files_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_media_id_lesson_files_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  DROP INDEX "lessons_media_idx";
  DROP INDEX "_lessons_v_version_version_media_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  ALTER TABLE "programs" DROP COLUMN "certificate_is_given";
  ALTER TABLE "programs" DROP COLUMN "certificate_heading";
  ALTER TABLE "programs" DROP COLUMN "certificate_statement";
  ALTER TABLE "programs" DROP COLUMN "certificate_signed_by";
  ALTER TABLE "_programs_v" DROP COLUMN "version_certificate_is_given";
  ALTER TABLE "_programs_v" DROP COLUMN "version_certificate_heading";
  ALTER TABLE "_programs_v" DROP COLUMN "version_certificate_statement";
  ALTER TABLE "_programs_v" DROP COLUMN "version_certificate_signed_by";
  ALTER TABLE "lessons" DROP COLUMN "media_id";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  DROP TYPE "public"."enum_lessons_tracks_language";
  DROP TYPE "public"."enum__lessons_v_version_tracks_language";`)
}
