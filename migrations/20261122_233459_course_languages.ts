import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { addTexts, dropTexts } from './20261122_194414_content_languages'

const CHECK = 'question varchar, help varchar, low_label varchar, high_label varchar'

/** What members read has a text in each language: the columns that held the English one, and what their rows are named by. */
const MOVED = {
  programs: {
    columns:
      'title varchar, welcome jsonb, certificate_heading varchar, certificate_statement varchar, certificate_signed_by varchar',
    shown: 'shown',
  },
  _programs_v: {
    columns:
      'version_title varchar, version_welcome jsonb, version_certificate_heading varchar, version_certificate_statement varchar, version_certificate_signed_by varchar',
    shown: 'version_shown',
  },
  programs_sections: { columns: 'title varchar, summary varchar', parent: 'varchar' },
  _programs_v_version_sections: { columns: 'title varchar, summary varchar' },
  lessons: { columns: 'title varchar, summary varchar, body jsonb, transcript jsonb', shown: 'shown' },
  _lessons_v: {
    columns:
      'version_title varchar, version_summary varchar, version_body jsonb, version_transcript jsonb',
    shown: 'version_shown',
  },
  lessons_self_checks: { columns: CHECK, parent: 'varchar' },
  _lessons_v_version_self_checks: { columns: CHECK },
  lesson_files: { columns: 'title varchar NOT NULL' },
} as const satisfies Record<string, { columns: string; shown?: string; parent?: 'uuid' | 'varchar' }>

/** Texts of programs, lessons and their files in each language. What is there is English. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  for (const [table, { columns, ...form }] of Object.entries(MOVED)) await run(addTexts(table, columns, form))
  await run(`
    ALTER INDEX _lessons_v_version_self_checks_locales_locale_parent_id_unique
      RENAME TO _lessons_v_version_self_checks_locales_locale_parent_id_uniq;
    CREATE INDEX programs_shown_idx ON programs_locales (shown, _locale);
    CREATE INDEX _programs_v_version_version_shown_idx ON _programs_v_locales (version_shown, _locale);
    CREATE INDEX lessons_shown_idx ON lessons_locales (shown, _locale);
    CREATE INDEX _lessons_v_version_version_shown_idx ON _lessons_v_locales (version_shown, _locale)`)
}

/** Back to English alone: what was written in French is lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, { columns }] of Object.entries(MOVED)) await db.execute(sql.raw(dropTexts(table, columns)))
}
