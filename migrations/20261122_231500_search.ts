import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index of what visitors find. Accents are forgiven with `unaccent` and typing errors with `pg_trgm`, where this role may
 * create them or somebody has; without them common accents are forgiven all the same, and typing errors are not. Who
 * creates them later calls `search_setup()`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DO $$ BEGIN CREATE EXTENSION IF NOT EXISTS unaccent; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'search without unaccent: %', SQLERRM; END $$;
    DO $$ BEGIN CREATE EXTENSION IF NOT EXISTS pg_trgm; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'search without pg_trgm: %', SQLERRM; END $$;

    CREATE TABLE search_entries (
      collection text NOT NULL,
      document_id uuid NOT NULL,
      locale text NOT NULL,
      kind text NOT NULL,
      slug text NOT NULL,
      title text NOT NULL,
      summary text NOT NULL,
      body text NOT NULL,
      folded_title text NOT NULL,
      changed_at timestamptz NOT NULL,
      words tsvector NOT NULL,
      PRIMARY KEY (document_id, locale, collection));
    CREATE INDEX search_entries_words ON search_entries USING gin (words) WITH (fastupdate = off);
    CREATE TABLE search_words (
      locale text NOT NULL,
      word text COLLATE "C" NOT NULL,
      PRIMARY KEY (locale, word));

    CREATE FUNCTION search_setup() RETURNS void LANGUAGE plpgsql AS $setup$
    DECLARE home text;
    BEGIN
      SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'unaccent';
      IF home IS NULL THEN
        CREATE OR REPLACE FUNCTION search_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fold$
          SELECT replace(replace(translate(lower($1), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')
        $fold$;
      ELSE
        EXECUTE format('CREATE OR REPLACE FUNCTION search_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS %L',
                       format('SELECT lower(%I.unaccent(%L::regdictionary, $1))', home, home || '.unaccent'));
      END IF;
      SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
      IF home IS NULL THEN
        CREATE OR REPLACE FUNCTION search_near(tongue text, asked text) RETURNS SETOF text LANGUAGE sql STABLE AS $near$
          SELECT NULL::text WHERE false
        $near$;
      ELSE
        EXECUTE format('CREATE INDEX IF NOT EXISTS search_words_near ON search_words USING gin (word %I.gin_trgm_ops) WITH (fastupdate = off)', home);
        EXECUTE format('CREATE OR REPLACE FUNCTION search_near(tongue text, asked text) RETURNS SETOF text LANGUAGE sql STABLE SET enable_seqscan = off AS %L',
                       format('SELECT w.word FROM search_words w WHERE w.locale = $1 AND w.word OPERATOR(%1$I.%%) $2
                                ORDER BY %1$I.similarity(w.word, $2) DESC, w.word LIMIT 3', home));
      END IF;
    END $setup$;
    SELECT search_setup();

    CREATE FUNCTION search_config(tongue text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE $1 WHEN 'fr' THEN 'pg_catalog.french'::regconfig ELSE 'pg_catalog.english'::regconfig END
    $$;
    CREATE FUNCTION search_words_of(tongue text, said text, weight text) RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT setweight(to_tsvector(search_config($1), search_fold($2)) || to_tsvector('pg_catalog.simple', search_fold($2)), $3::"char")
    $$;
    CREATE FUNCTION search_query(tongue text, word text) RETURNS tsquery LANGUAGE sql STABLE AS $$
      SELECT CASE WHEN numnode(to_tsquery(search_config($1), $2 || ':*')) = 0 THEN ''::tsquery
                  ELSE to_tsquery(search_config($1), $2 || ':*') || to_tsquery('pg_catalog.simple', $2 || ':*') END
    $$;
    -- The planner takes the texts for as short as what is left of them in the row, and would read them all.
    CREATE FUNCTION search_hits(asked tsquery, tongue text) RETURNS SETOF search_entries LANGUAGE sql STABLE SET enable_seqscan = off AS $$
      SELECT * FROM search_entries e WHERE e.words @@ $1 AND e.locale = $2
    $$;`)
}

/** The extensions stay: others may use them by now. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION search_hits(tsquery, text);
    DROP TABLE search_entries, search_words;
    DROP FUNCTION search_query(text, text);
    DROP FUNCTION search_words_of(text, text, text);
    DROP FUNCTION search_config(text);
    DROP FUNCTION search_near(text, text);
    DROP FUNCTION search_fold(text);
    DROP FUNCTION search_setup();`)
}
