import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { keepInStep } from './20261122_194414_content_languages'

const dropSteps = `
  DROP FUNCTION system_settings_english_to_row() CASCADE;
  DROP FUNCTION system_settings_english_from_row() CASCADE;`

/**
 * Orders keep the terms that were agreed to; how to pay an invoice is told in each language. The release before goes on reading
 * and writing the English where it was.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TYPE enum_orders_terms_locale AS ENUM ('en', 'fr');
    ALTER TABLE orders ADD COLUMN terms_version varchar, ADD COLUMN terms_locale enum_orders_terms_locale;
    ALTER TABLE system_settings_locales ADD COLUMN invoices_payment_instructions varchar;
    INSERT INTO system_settings_locales (_parent_id, _locale, invoices_payment_instructions)
      SELECT id, 'en', invoices_payment_instructions FROM system_settings
      ON CONFLICT (_locale, _parent_id) DO UPDATE SET invoices_payment_instructions = excluded.invoices_payment_instructions;
    ${dropSteps}
    ${keepInStep('system_settings', 'branding_tagline varchar, invoices_payment_instructions varchar')}`),
  )
}

/** What was written in French is lost, and which terms were agreed to. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${dropSteps}
    ${keepInStep('system_settings', 'branding_tagline varchar')}
    ALTER TABLE system_settings_locales DROP COLUMN invoices_payment_instructions;
    ALTER TABLE orders DROP COLUMN terms_version, DROP COLUMN terms_locale;
    DROP TYPE enum_orders_terms_locale`),
  )
}
