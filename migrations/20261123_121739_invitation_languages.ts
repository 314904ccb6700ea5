import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The language somebody without an account is invited in. All mails of invitations were English before, those of groups were not. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_invitations_locale" AS ENUM('en', 'fr');
    CREATE TYPE "public"."enum_group_seats_locale" AS ENUM('en', 'fr');
    ALTER TABLE "invitations" ADD COLUMN "locale" "enum_invitations_locale" DEFAULT 'en' NOT NULL;
    ALTER TABLE "group_seats" ADD COLUMN "locale" "enum_group_seats_locale";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "invitations" DROP COLUMN "locale";
    ALTER TABLE "group_seats" DROP COLUMN "locale";
    DROP TYPE "public"."enum_invitations_locale";
    DROP TYPE "public"."enum_group_seats_locale";`)
}
