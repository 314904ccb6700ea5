import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How a question of a lesson is answered: words, yes or no, or a number on a scale that has a name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lessons_self_checks_kind" AS ENUM('text', 'scale', 'yes-no');
  CREATE TYPE "public"."enum__lessons_v_version_self_checks_kind" AS ENUM('text', 'scale', 'yes-no');
  ALTER TABLE "lessons_self_checks" ADD COLUMN "kind" "enum_lessons_self_checks_kind" DEFAULT 'text';
  ALTER TABLE "lessons_self_checks" ADD COLUMN "scale" varchar;
  ALTER TABLE "lessons_self_checks" ADD COLUMN "low_label" varchar;
  ALTER TABLE "lessons_self_checks" ADD COLUMN "high_label" varchar;
  ALTER TABLE "_lessons_v_version_self_checks" ADD COLUMN "kind" "enum__lessons_v_version_self_checks_kind" DEFAULT 'text';
  ALTER TABLE "_lessons_v_version_self_checks" ADD COLUMN "scale" varchar;
  ALTER TABLE "_lessons_v_version_self_checks" ADD COLUMN "low_label" varchar;
  ALTER TABLE "_lessons_v_version_self_checks" ADD COLUMN "high_label" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lessons_self_checks" DROP COLUMN "kind";
  ALTER TABLE "lessons_self_checks" DROP COLUMN "scale";
  ALTER TABLE "lessons_self_checks" DROP COLUMN "low_label";
  ALTER TABLE "lessons_self_checks" DROP COLUMN "high_label";
  ALTER TABLE "_lessons_v_version_self_checks" DROP COLUMN "kind";
  ALTER TABLE "_lessons_v_version_self_checks" DROP COLUMN "scale";
  ALTER TABLE "_lessons_v_version_self_checks" DROP COLUMN "low_label";
  ALTER TABLE "_lessons_v_version_self_checks" DROP COLUMN "high_label";
  DROP TYPE "public"."enum_lessons_self_checks_kind";
  DROP TYPE "public"."enum__lessons_v_version_self_checks_kind";`)
}
