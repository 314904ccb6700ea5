import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How long certificates of a program are valid. Those there are stay valid for ever. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programs" ADD COLUMN "certificate_valid_months" numeric;
  ALTER TABLE "_programs_v" ADD COLUMN "version_certificate_valid_months" numeric;
  ALTER TABLE "certificates" ADD COLUMN "valid_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "programs" DROP COLUMN "certificate_valid_months";
  ALTER TABLE "_programs_v" DROP COLUMN "version_certificate_valid_months";
  ALTER TABLE "certificates" DROP COLUMN "valid_until";`)
}
