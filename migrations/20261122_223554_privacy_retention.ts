import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** For how many months personal data is kept that no law asks for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "system_settings" ADD COLUMN "privacy_retention_messages" numeric DEFAULT 24;
  ALTER TABLE "system_settings" ADD COLUMN "privacy_retention_emails" numeric DEFAULT 24;
  ALTER TABLE "system_settings" ADD COLUMN "privacy_retention_invitations" numeric DEFAULT 12;
  ALTER TABLE "system_settings" ADD COLUMN "privacy_retention_requests" numeric DEFAULT 24;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "system_settings" DROP COLUMN "privacy_retention_messages";
  ALTER TABLE "system_settings" DROP COLUMN "privacy_retention_emails";
  ALTER TABLE "system_settings" DROP COLUMN "privacy_retention_invitations";
  ALTER TABLE "system_settings" DROP COLUMN "privacy_retention_requests";`)
}
