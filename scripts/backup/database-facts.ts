import { withConnection } from '../environment/database.mjs'

export type DatabaseFacts = { postgres: number; migrations: string[]; tables: number; others: number }

/** What a backup or a restore must know of a database: its server, how far it is migrated, and who else is there. */
export function readDatabaseFacts(url: string): Promise<DatabaseFacts> {
  return withConnection(url, async (sql) => {
    const { rows } = await sql.query<Omit<DatabaseFacts, 'migrations'>>(
      `SELECT current_setting('server_version_num')::int / 10000 AS postgres,
              (SELECT count(*) FROM pg_tables WHERE schemaname = 'public')::int AS tables,
              (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
                  AND backend_type = 'client backend' AND pid <> pg_backend_pid())::int AS others,
              to_regclass('public.payload_migrations') IS NOT NULL AS "isMigrated"`,
    )
    const [facts] = rows as (Omit<DatabaseFacts, 'migrations'> & { isMigrated: boolean })[]
    if (!facts) throw new Error('the database told nothing')
    const { isMigrated, ...known } = facts
    const names = isMigrated
      ? await sql.query<{ name: string }>('SELECT name FROM payload_migrations')
      : { rows: [] }
    return { ...known, migrations: names.rows.map(({ name }) => name).sort() }
  })
}
