import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a shop may switch off: all of it is offered until a superuser says otherwise. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE system_settings ADD COLUMN offers_gifts boolean DEFAULT true;
    ALTER TABLE system_settings ADD COLUMN offers_groups boolean DEFAULT true;
    ALTER TABLE system_settings ADD COLUMN offers_discounts boolean DEFAULT true;
    ALTER TABLE system_settings ADD COLUMN offers_newsletter boolean DEFAULT true`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE system_settings DROP COLUMN offers_gifts;
    ALTER TABLE system_settings DROP COLUMN offers_groups;
    ALTER TABLE system_settings DROP COLUMN offers_discounts;
    ALTER TABLE system_settings DROP COLUMN offers_newsletter`)
}
