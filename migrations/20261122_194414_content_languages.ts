import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What has a text in each language, and the columns that held the English one. */
const MOVED: Record<string, string> = {
  pages: 'title varchar, slug varchar, meta_title varchar, meta_description varchar',
  _pages_v:
    'version_title varchar, version_slug varchar, version_meta_title varchar, version_meta_description varchar',
  resources:
    'title varchar, summary varchar, slug varchar, body jsonb, meta_title varchar, meta_description varchar',
  _resources_v:
    'version_title varchar, version_summary varchar, version_slug varchar, version_body jsonb, version_meta_title varchar, version_meta_description varchar',
  products: 'title varchar, summary varchar, meta_title varchar, meta_description varchar',
  _products_v:
    'version_title varchar, version_summary varchar, version_meta_title varchar, version_meta_description varchar',
  system_settings: 'branding_tagline varchar',
  media: 'alt varchar NOT NULL',
  forms: 'submit_button_label varchar, confirmation_message jsonb, receipt_text varchar',
  ...questions(
    ['text', 'textarea', 'email', 'phone', 'number', 'date', 'select', 'radio', 'checkbox'],
    'label varchar NOT NULL, hint varchar',
  ),
  ...questions(['select_options', 'radio_options'], 'label varchar NOT NULL'),
  ...questions(['message'], 'message jsonb NOT NULL'),
}

function questions(kinds: string[], columns: string): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [`forms_blocks_${kind}`, columns]))
}

const BUTTON = 'Send'
const RECEIPT = 'Thank you for writing to us. A person will read your message and answer.'

/** What is shown in a language only when an editor says so. */
const SHOWN: Record<string, string> = {
  pages: 'shown',
  _pages_v: 'version_shown',
  resources: 'shown',
  _resources_v: 'version_shown',
  products: 'shown',
  _products_v: 'version_shown',
}

const BLOCKS = [
  'hero_actions',
  'hero',
  'rich_text',
  'image_text_actions',
  'image_text',
  'feature_list_items',
  'feature_list',
  'steps_items',
  'steps',
  'product_list',
  'resource_list',
  'questions_items',
  'questions',
  'call_to_action_actions',
  'call_to_action',
  'contact_details',
  'form',
]

/** Rows of which each language has its own. */
const ROWS = [
  ...BLOCKS.map((block) => `pages_blocks_${block}`),
  ...BLOCKS.map((block) => `_pages_v_blocks_${block}`),
  ...BLOCKS.map((block) => `products_blocks_${block}`),
  ...BLOCKS.map((block) => `_products_v_blocks_${block}`),
  'products_highlights',
  'products_facts',
  '_products_v_version_highlights',
  '_products_v_version_facts',
  'navigation_items',
  'navigation_footer_links',
]

const VERSIONED = ['_pages_v', '_resources_v', '_programs_v', '_lessons_v', '_products_v']

const namesOf = (columns: string) => columns.split(', ').map((column) => column.split(' ')[0] ?? '')
const prefixed = (row: string, columns: string) =>
  namesOf(columns)
    .map((name) => `${row}.${name}`)
    .join(', ')

const requiredIn = (columns: string) =>
  namesOf(
    columns
      .split(', ')
      .filter((column) => column.endsWith('NOT NULL'))
      .join(', '),
  ).filter(Boolean)

/** A table of texts beside another one, filled with the English that stands there, and kept in step with it. */
export function addTexts(
  table: string,
  columns: string,
  { shown, parent = 'uuid' }: { shown?: string | undefined; parent?: 'uuid' | 'varchar' } = {},
): string {
  const names = namesOf(columns).join(', ')
  return `
    ${requiredIn(columns)
      .map((name) => `ALTER TABLE ${table} ALTER COLUMN ${name} DROP NOT NULL;`)
      .join(' ')}
    CREATE TABLE ${table}_locales (
      ${columns},
      ${shown ? `${shown} boolean DEFAULT true,` : ''}
      id serial PRIMARY KEY NOT NULL,
      _locale _locales NOT NULL,
      _parent_id ${parent} NOT NULL,
      CONSTRAINT ${table}_locales_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES ${table}(id) ON DELETE CASCADE
    );
    INSERT INTO ${table}_locales (_parent_id, _locale, ${names}) SELECT id, 'en', ${names} FROM ${table};
    CREATE UNIQUE INDEX ${table}_locales_locale_parent_id_unique ON ${table}_locales (_locale, _parent_id);
    ${keepInStep(table, columns)}`
}

export function dropTexts(table: string, columns: string): string {
  return `
    DROP TABLE ${table}_locales;
    DROP FUNCTION ${table}_english_to_row() CASCADE;
    DROP FUNCTION ${table}_english_from_row() CASCADE;
    ${requiredIn(columns)
      .map((name) => `ALTER TABLE ${table} ALTER COLUMN ${name} SET NOT NULL;`)
      .join(' ')}`
}

/**
 * A release before this one reads and writes the English text where it was: what either release writes, the other finds.
 * The release after drops the columns and these triggers.
 */
export function keepInStep(table: string, columns: string): string {
  const names = namesOf(columns)
  const list = names.join(', ')
  return `
    CREATE FUNCTION ${table}_english_to_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE ${table} t SET (${list}) = ROW(${prefixed('NEW', columns)})
       WHERE t.id = NEW._parent_id AND (${prefixed('t', columns)}) IS DISTINCT FROM (${prefixed('NEW', columns)});
      RETURN NULL;
    END $$;
    CREATE FUNCTION ${table}_english_from_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO ${table}_locales (_parent_id, _locale, ${list}) VALUES (NEW.id, 'en', ${prefixed('NEW', columns)})
      ON CONFLICT (_locale, _parent_id) DO UPDATE SET (${list}) = ROW(${prefixed('excluded', columns)})
       WHERE (${prefixed(`${table}_locales`, columns)}) IS DISTINCT FROM (${prefixed('excluded', columns)});
      RETURN NULL;
    END $$;
    CREATE TRIGGER english_to_row AFTER INSERT OR UPDATE ON ${table}_locales
      FOR EACH ROW WHEN (NEW._locale = 'en') EXECUTE FUNCTION ${table}_english_to_row();
    CREATE TRIGGER english_from_new_row AFTER INSERT ON ${table}
      FOR EACH ROW WHEN (num_nonnulls(${prefixed('NEW', columns)}) > 0) EXECUTE FUNCTION ${table}_english_from_row();
    CREATE TRIGGER english_from_row AFTER UPDATE OF ${list} ON ${table}
      FOR EACH ROW WHEN ((${prefixed('OLD', columns)}) IS DISTINCT FROM (${prefixed('NEW', columns)}))
      EXECUTE FUNCTION ${table}_english_from_row();`
}

/** Texts of pages, products, resources, pictures, forms and menus in each language. What is there is English. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  await run(`CREATE TYPE _locales AS ENUM ('en', 'fr')`)
  await run(`
    ALTER INDEX pages_slug_idx RENAME TO pages_former_slug_idx;
    ALTER INDEX _pages_v_version_version_slug_idx RENAME TO _pages_v_former_slug_idx;
    ALTER INDEX resources_slug_idx RENAME TO resources_former_slug_idx;
    ALTER INDEX _resources_v_version_version_slug_idx RENAME TO _resources_v_former_slug_idx;
    ALTER TABLE forms ALTER COLUMN submit_button_label DROP DEFAULT, ALTER COLUMN receipt_text DROP DEFAULT`)
  for (const [table, columns] of Object.entries(MOVED)) {
    const parent = table.includes('_blocks_') ? 'varchar' : 'uuid'
    await run(addTexts(table, columns, { shown: SHOWN[table], parent }))
  }
  await run(`
    ALTER TABLE forms_locales ALTER COLUMN submit_button_label SET DEFAULT '${BUTTON}',
      ALTER COLUMN receipt_text SET DEFAULT '${RECEIPT}';
    CREATE UNIQUE INDEX pages_slug_idx ON pages_locales (slug, _locale);
    CREATE INDEX pages_shown_idx ON pages_locales (shown, _locale);
    CREATE INDEX _pages_v_version_version_slug_idx ON _pages_v_locales (version_slug, _locale);
    CREATE INDEX _pages_v_version_version_shown_idx ON _pages_v_locales (version_shown, _locale);
    CREATE UNIQUE INDEX resources_slug_idx ON resources_locales (slug, _locale);
    CREATE INDEX resources_shown_idx ON resources_locales (shown, _locale);
    CREATE INDEX _resources_v_version_version_slug_idx ON _resources_v_locales (version_slug, _locale);
    CREATE INDEX _resources_v_version_version_shown_idx ON _resources_v_locales (version_shown, _locale);
    CREATE INDEX products_shown_idx ON products_locales (shown, _locale);
    CREATE INDEX _products_v_version_version_shown_idx ON _products_v_locales (version_shown, _locale)`)
  await run(`
    CREATE TYPE enum_system_settings_languages_untranslated AS ENUM ('marked', 'left-out');
    ALTER TABLE system_settings ADD COLUMN languages_untranslated enum_system_settings_languages_untranslated NOT NULL DEFAULT 'marked'`)
  for (const table of ROWS) {
    // The default is for the release before, which knows of no other language.
    await run(`ALTER TABLE ${table} ADD COLUMN _locale _locales NOT NULL DEFAULT 'en';
      CREATE INDEX ${table}_locale_idx ON ${table} (_locale)`)
  }
  for (const table of VERSIONED) {
    await run(`CREATE TYPE enum_${table}_published_locale AS ENUM ('en', 'fr');
      ALTER TABLE ${table} ADD COLUMN snapshot boolean, ADD COLUMN published_locale enum_${table}_published_locale;
      CREATE INDEX ${table}_snapshot_idx ON ${table} (snapshot);
      CREATE INDEX ${table}_published_locale_idx ON ${table} (published_locale)`)
  }
}

/** Back to English alone: what was written in French is lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  await run(`ALTER TABLE system_settings DROP COLUMN languages_untranslated;
    DROP TYPE enum_system_settings_languages_untranslated`)
  for (const table of VERSIONED) {
    await run(
      `ALTER TABLE ${table} DROP COLUMN snapshot, DROP COLUMN published_locale; DROP TYPE enum_${table}_published_locale`,
    )
  }
  for (const table of ROWS)
    await run(`DELETE FROM ${table} WHERE _locale <> 'en'; ALTER TABLE ${table} DROP COLUMN _locale`)
  for (const [table, columns] of Object.entries(MOVED)) await run(dropTexts(table, columns))
  await run(`
    ALTER INDEX pages_former_slug_idx RENAME TO pages_slug_idx;
    ALTER INDEX _pages_v_former_slug_idx RENAME TO _pages_v_version_version_slug_idx;
    ALTER INDEX resources_former_slug_idx RENAME TO resources_slug_idx;
    ALTER INDEX _resources_v_former_slug_idx RENAME TO _resources_v_version_version_slug_idx;
    ALTER TABLE forms ALTER COLUMN submit_button_label SET DEFAULT '${BUTTON}',
      ALTER COLUMN receipt_text SET DEFAULT '${RECEIPT}';
    DROP TYPE _locales`)
}
