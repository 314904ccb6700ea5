import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What superusers tell every visitor, in each language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE system_settings ADD COLUMN notice_shown boolean DEFAULT false;
    ALTER TABLE system_settings_locales ADD COLUMN notice_text varchar`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE system_settings DROP COLUMN notice_shown;
    ALTER TABLE system_settings_locales DROP COLUMN notice_text`)
}
