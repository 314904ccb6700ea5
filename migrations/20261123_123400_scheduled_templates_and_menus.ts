import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Mail templates and the menus are published at a planned time, too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_scheduled_changes_collection" ADD VALUE 'email-templates';
    ALTER TYPE "public"."enum_scheduled_changes_collection" ADD VALUE 'navigation';`)
}

/** What was planned for them is forgotten. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "scheduled_changes" WHERE "collection"::text IN ('email-templates', 'navigation');
    ALTER TABLE "scheduled_changes" ALTER COLUMN "collection" SET DATA TYPE text;
    DROP TYPE "public"."enum_scheduled_changes_collection";
    CREATE TYPE "public"."enum_scheduled_changes_collection" AS ENUM('pages', 'products', 'programs', 'lessons', 'resources');
    ALTER TABLE "scheduled_changes" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_scheduled_changes_collection" USING "collection"::"public"."enum_scheduled_changes_collection";`)
}
