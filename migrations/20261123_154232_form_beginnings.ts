import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A new form begins with words in the language it is written in; the database knew the English ones alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE forms_locales ALTER COLUMN submit_button_label DROP DEFAULT, ALTER COLUMN receipt_text DROP DEFAULT;
    ALTER TABLE _forms_v_locales
      ALTER COLUMN version_submit_button_label DROP DEFAULT, ALTER COLUMN version_receipt_text DROP DEFAULT`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE forms_locales
      ALTER COLUMN submit_button_label SET DEFAULT 'Send',
      ALTER COLUMN receipt_text SET DEFAULT 'Thank you for writing to us. A person will read your message and answer.';
    ALTER TABLE _forms_v_locales
      ALTER COLUMN version_submit_button_label SET DEFAULT 'Send',
      ALTER COLUMN version_receipt_text
        SET DEFAULT 'Thank you for writing to us. A person will read your message and answer.'`)
}
