import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Trash, redirects, drafts that save themselves, and who changed what. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('308', '307');
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" DEFAULT '308' NOT NULL,
  	"made_by_itself" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"products_id" uuid,
  	"resources_id" uuid
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "resources" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "resources" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resources_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "_resources_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resources_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "programs" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_programs_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "_programs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "lessons" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "lessons" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_lessons_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "products" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_resources_id_idx" ON "redirects_rels" USING btree ("resources_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "programs" ADD CONSTRAINT "programs_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_programs_v" ADD CONSTRAINT "_programs_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_changed_by_idx" ON "pages" USING btree ("changed_by_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_changed_by_idx" ON "_pages_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "resources_changed_by_idx" ON "resources" USING btree ("changed_by_id");
  CREATE INDEX "resources_deleted_at_idx" ON "resources" USING btree ("deleted_at");
  CREATE INDEX "_resources_v_version_version_changed_by_idx" ON "_resources_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_resources_v_version_version_deleted_at_idx" ON "_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resources_v_autosave_idx" ON "_resources_v" USING btree ("autosave");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "programs_changed_by_idx" ON "programs" USING btree ("changed_by_id");
  CREATE INDEX "programs_deleted_at_idx" ON "programs" USING btree ("deleted_at");
  CREATE INDEX "_programs_v_version_version_changed_by_idx" ON "_programs_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_programs_v_version_version_deleted_at_idx" ON "_programs_v" USING btree ("version_deleted_at");
  CREATE INDEX "lessons_changed_by_idx" ON "lessons" USING btree ("changed_by_id");
  CREATE INDEX "lessons_deleted_at_idx" ON "lessons" USING btree ("deleted_at");
  CREATE INDEX "_lessons_v_version_version_changed_by_idx" ON "_lessons_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_lessons_v_version_version_deleted_at_idx" ON "_lessons_v" USING btree ("version_deleted_at");
  CREATE INDEX "_lessons_v_autosave_idx" ON "_lessons_v" USING btree ("autosave");
  CREATE INDEX "products_changed_by_idx" ON "products" USING btree ("changed_by_id");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "_products_v_version_version_changed_by_idx" ON "_products_v" USING btree ("version_changed_by_id");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_changed_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "resources" DROP CONSTRAINT "resources_changed_by_id_users_id_fk";
  
  ALTER TABLE "_resources_v" DROP CONSTRAINT "_resources_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "programs" DROP CONSTRAINT "programs_changed_by_id_users_id_fk";
  
  ALTER TABLE "_programs_v" DROP CONSTRAINT "_programs_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "lessons" DROP CONSTRAINT "lessons_changed_by_id_users_id_fk";
  
  ALTER TABLE "_lessons_v" DROP CONSTRAINT "_lessons_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_changed_by_id_users_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_changed_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "pages_changed_by_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_changed_by_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "resources_changed_by_idx";
  DROP INDEX "resources_deleted_at_idx";
  DROP INDEX "_resources_v_version_version_changed_by_idx";
  DROP INDEX "_resources_v_version_version_deleted_at_idx";
  DROP INDEX "_resources_v_autosave_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "programs_changed_by_idx";
  DROP INDEX "programs_deleted_at_idx";
  DROP INDEX "_programs_v_version_version_changed_by_idx";
  DROP INDEX "_programs_v_version_version_deleted_at_idx";
  DROP INDEX "lessons_changed_by_idx";
  DROP INDEX "lessons_deleted_at_idx";
  DROP INDEX "_lessons_v_version_version_changed_by_idx";
  DROP INDEX "_lessons_v_version_version_deleted_at_idx";
  DROP INDEX "_lessons_v_autosave_idx";
  DROP INDEX "products_changed_by_idx";
  DROP INDEX "products_deleted_at_idx";
  DROP INDEX "_products_v_version_version_changed_by_idx";
  DROP INDEX "_products_v_version_version_deleted_at_idx";
  DROP INDEX "forms_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "pages" DROP COLUMN "changed_by_id";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "resources" DROP COLUMN "changed_by_id";
  ALTER TABLE "resources" DROP COLUMN "deleted_at";
  ALTER TABLE "_resources_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_resources_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_resources_v" DROP COLUMN "autosave";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "programs" DROP COLUMN "changed_by_id";
  ALTER TABLE "programs" DROP COLUMN "deleted_at";
  ALTER TABLE "_programs_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_programs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "lessons" DROP COLUMN "changed_by_id";
  ALTER TABLE "lessons" DROP COLUMN "deleted_at";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_lessons_v" DROP COLUMN "autosave";
  ALTER TABLE "products" DROP COLUMN "changed_by_id";
  ALTER TABLE "products" DROP COLUMN "deleted_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "forms" DROP COLUMN "deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";`)
}
