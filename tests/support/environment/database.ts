import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, dropDatabase } from '@/scripts/environment/database.mjs'

/** The run's PostgreSQL: a connection for administration, and the names of its template databases. */
export interface PostgresContext {
  admin: string
  templates: { migrated: string; seeded?: string }
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresContext
  }
}

export interface TestDatabase {
  url: string
  /** Runs one statement and gives its rows. */
  query: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** Removes the database, whoever is connected. */
  stop: () => Promise<void>
}

/**
 * A database of its own for one test file, copied from a template in a fraction of a second.
 * `seeded` exists in the end-to-end project only.
 */
export async function startDatabase(
  template: keyof PostgresContext['templates'] = 'migrated',
): Promise<TestDatabase> {
  const { admin, templates } = inject('postgres')
  const source = templates[template]
  if (source === undefined) throw new Error(`This project has no ${template} template`)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(admin, name, source)
  const url = databaseUrl(admin, name)
  const pool = openPool(url)
  return {
    url,
    query: async <Row>(statement: string, values: unknown[] = []) =>
      (await pool.query(statement, values)).rows as Row[],
    stop: async () => {
      await pool.end()
      await dropDatabase(admin, name)
    },
  }
}

/** Makes a database as it was at its start, under the same address; whoever is connected is thrown out. */
export async function renewDatabase(
  { url }: Pick<TestDatabase, 'url'>,
  template: keyof PostgresContext['templates'],
): Promise<void> {
  const { admin, templates } = inject('postgres')
  const name = new URL(url).pathname.slice(1)
  await dropDatabase(admin, name)
  await createDatabase(admin, name, templates[template])
}

/** Connections of the tests' own, kept for a moment: opening one for each question took longer than the answers. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 5,
    idleTimeoutMillis: 2_000,
    connectionTimeoutMillis: 10_000,
  })
  // Some tests throw everybody out of the database, or stop it.
  pool.on('error', () => undefined)
  return pool
}

/** The same server, another database. */
export function databaseUrl(admin: string, name: string): string {
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}
