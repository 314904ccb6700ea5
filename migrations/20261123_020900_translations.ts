import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What has a title in each language, and the SQL of that title. */
const TITLED = {
  pages: 'title',
  products: 'title',
  programs: 'title',
  lessons: 'title',
  resources: 'title',
  media: 'alt',
  lesson_files: 'title',
} as const

const IN_TRASH: readonly string[] = ['pages', 'products', 'programs', 'lessons', 'resources', 'media']
const SHOWN: readonly string[] = ['pages', 'products', 'programs', 'lessons', 'resources']

/** What is missing in French, or older there than in English. What is there in both counts as equal from here on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE translations (
      collection text NOT NULL,
      document_id text NOT NULL,
      title text NOT NULL,
      state text NOT NULL CHECK (state IN ('missing', 'older', 'current')),
      english_at timestamptz NOT NULL,
      french_at timestamptz,
      changed text[] NOT NULL DEFAULT '{}',
      PRIMARY KEY (collection, document_id));
    CREATE INDEX translations_waiting ON translations (english_at DESC, collection, document_id) WHERE state <> 'current';
    INSERT INTO translations (collection, document_id, title, state, english_at, french_at)
    SELECT 'forms', f.id::text, coalesce(f.title, ''), CASE WHEN l.id IS NULL THEN 'missing' ELSE 'current' END, f.updated_at,
           CASE WHEN l.id IS NOT NULL THEN f.updated_at END
      FROM forms f LEFT JOIN forms_locales l ON l._parent_id = f.id AND l._locale = 'fr' WHERE f.deleted_at IS NULL;
    INSERT INTO translations (collection, document_id, title, state, english_at, french_at)
    SELECT 'email-templates', e.key, e.name, CASE WHEN f.id IS NULL THEN 'missing' ELSE 'current' END, e.updated_at, f.updated_at
      FROM email_templates e LEFT JOIN email_templates f ON f.key = e.key || ':fr' WHERE e.key NOT LIKE '%:%'`)
  for (const [table, title] of Object.entries(TITLED))
    await db.execute(sql.raw(fill(table, title)))
}

function fill(table: string, title: string): string {
  const isThere = `coalesce(f.${title}, '') <> ''${SHOWN.includes(table) ? ' AND f.shown IS NOT FALSE' : ''}`
  return `
    INSERT INTO translations (collection, document_id, title, state, english_at, french_at)
    SELECT '${table.replace('_', '-')}', d.id::text, coalesce(e.${title}, f.${title}, ''),
           CASE WHEN ${isThere} THEN 'current' ELSE 'missing' END, d.updated_at, CASE WHEN ${isThere} THEN d.updated_at END
      FROM ${table} d LEFT JOIN ${table}_locales e ON e._parent_id = d.id AND e._locale = 'en'
        LEFT JOIN ${table}_locales f ON f._parent_id = d.id AND f._locale = 'fr'
     ${IN_TRASH.includes(table) ? 'WHERE d.deleted_at IS NULL' : ''}`
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE translations`)
}
