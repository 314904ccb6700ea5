import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The language of a person's mails, and of an order. Whoever is here already is English; a release before goes on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_users_locale" AS ENUM('en', 'fr');
    CREATE TYPE "public"."enum_orders_locale" AS ENUM('en', 'fr');
    ALTER TABLE "users" ADD COLUMN "locale" "enum_users_locale" DEFAULT 'en' NOT NULL;
    ALTER TABLE "orders" ADD COLUMN "locale" "enum_orders_locale" DEFAULT 'en' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "locale";
    ALTER TABLE "orders" DROP COLUMN "locale";
    DROP TYPE "public"."enum_users_locale";
    DROP TYPE "public"."enum_orders_locale";`)
}
