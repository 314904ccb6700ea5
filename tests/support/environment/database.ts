import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'

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
  return {
    url,
    query: <Row>(statement: string, values: unknown[] = []) =>
      withConnection(url, async (client) => (await client.query(statement, values)).rows as Row[]),
    stop: () => dropDatabase(admin, name),
  }
}

/** The same server, another database. */
export function databaseUrl(admin: string, name: string): string {
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}
