import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where the address of a product stood for all languages, and what names it there. */
const MOVED = [
  { table: 'products', column: 'slug', index: 'products_slug_idx', former: 'products_former_slug_idx', unique: 'UNIQUE' },
  {
    table: '_products_v',
    column: 'version_slug',
    index: '_products_v_version_version_slug_idx',
    former: '_products_v_former_slug_idx',
    unique: '',
  },
] as const

/** A product has an address in each language; until an editor gives it another one the English one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const moved of MOVED) await db.execute(sql.raw(copy(moved) + keepInStep(moved)))
}

/** Back to one address in all languages: the French ones are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, column, index, former, unique } of MOVED) {
    await db.execute(
      sql.raw(`
        DROP FUNCTION ${table}_address_from_row() CASCADE;
        DROP FUNCTION ${table}_address_to_row() CASCADE;
        DROP FUNCTION ${table}_address_of_row() CASCADE;
        ALTER TABLE ${table}_locales DROP COLUMN ${column};
        DROP INDEX ${former};
        CREATE ${unique} INDEX ${index} ON ${table} (${column});`),
    )
  }
}

type Moved = (typeof MOVED)[number]

/** A product that is written in French alone has a row of English, too, in which nothing but the address stands. */
function copy({ table, column, index, former, unique }: Moved): string {
  return `
    ALTER TABLE ${table}_locales ADD COLUMN ${column} varchar;
    UPDATE ${table}_locales l SET ${column} = t.${column} FROM ${table} t WHERE t.id = l._parent_id;
    INSERT INTO ${table}_locales (_parent_id, _locale, ${column})
      SELECT id, 'en', ${column} FROM ${table} WHERE ${column} IS NOT NULL
      ON CONFLICT (_locale, _parent_id) DO NOTHING;
    CREATE ${unique} INDEX ${former} ON ${table} (${column});
    DROP INDEX ${index};
    CREATE ${unique} INDEX ${index} ON ${table}_locales (${column}, _locale);`
}

/**
 * A release before this one reads and writes one address where it was, and texts of both languages without any: what either release
 * writes, the other finds. A change it makes is one in all languages that had the same; French ones of their own stay, unless it
 * writes the texts anew. The release after drops the column and these triggers.
 */
function keepInStep({ table, column }: Moved): string {
  return `
    CREATE FUNCTION ${table}_address_of_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      SELECT t.${column} INTO NEW.${column} FROM ${table} t WHERE t.id = NEW._parent_id;
      RETURN NEW;
    END $$;
    CREATE FUNCTION ${table}_address_to_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE ${table} t SET ${column} = NEW.${column}
       WHERE t.id = NEW._parent_id AND t.${column} IS DISTINCT FROM NEW.${column};
      RETURN NULL;
    END $$;
    CREATE FUNCTION ${table}_address_from_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE ${table}_locales l SET ${column} = NEW.${column}
       WHERE l._parent_id = NEW.id AND (l._locale = 'en' OR l.${column} IS NOT DISTINCT FROM OLD.${column});
      RETURN NULL;
    END $$;
    CREATE TRIGGER address_of_row BEFORE INSERT ON ${table}_locales
      FOR EACH ROW WHEN (NEW.${column} IS NULL) EXECUTE FUNCTION ${table}_address_of_row();
    CREATE TRIGGER address_to_row AFTER INSERT OR UPDATE ON ${table}_locales
      FOR EACH ROW WHEN (NEW._locale = 'en') EXECUTE FUNCTION ${table}_address_to_row();
    CREATE TRIGGER address_from_row AFTER UPDATE OF ${column} ON ${table}
      FOR EACH ROW WHEN (OLD.${column} IS DISTINCT FROM NEW.${column} AND pg_trigger_depth() = 0)
      EXECUTE FUNCTION ${table}_address_from_row();`
}
