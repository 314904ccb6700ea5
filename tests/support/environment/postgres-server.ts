import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { migrate, seed } from '@/scripts/environment/app.mjs'
import { createDatabase, dropDatabase } from '@/scripts/environment/database.mjs'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { databaseUrl, type PostgresContext } from './database'
import { type Supervisor, temporaryFolder } from './run'
import { scriptEnvironment } from './script-environment'

export interface PostgresServer {
  context: PostgresContext
  /** Where the seeded template's pictures and files are. */
  uploads: string
  /** Adds the seeded template, a copy of the migrated one with the demo's content. Gives its address. */
  addSeeded: () => Promise<string>
  /** Removes the templates; the embedded server itself ends with the run. */
  stop: () => Promise<void>
}

/**
 * One PostgreSQL for a whole test run, with a migrated template: the embedded one on a free port and without
 * durability, or the server that DATABASE_URL points at.
 */
export async function startPostgresServer(run: Supervisor): Promise<PostgresServer> {
  const folder = await temporaryFolder(run)
  const admin = process.env.DATABASE_URL || (await startEmbedded(run, folder))
  const migrated = templateName('migrated')
  const seeded = templateName('seeded')
  await createDatabase(admin, migrated)
  const context: PostgresContext = { admin, templates: { migrated } }
  await migrate(run, {
    env: scriptEnvironment(databaseUrl(admin, migrated), folder),
    log: path.join(folder, 'migrate.log'),
  })
  return {
    context,
    uploads: path.join(folder, 'uploads'),
    async addSeeded() {
      await createDatabase(admin, seeded, migrated)
      const url = databaseUrl(admin, seeded)
      await seed(run, { env: scriptEnvironment(url, folder), log: path.join(folder, 'seed.log') })
      context.templates.seeded = seeded
      return url
    },
    async stop() {
      for (const name of [seeded, migrated]) await dropDatabase(admin, name)
    },
  }
}

async function startEmbedded(run: Supervisor, folder: string): Promise<string> {
  const server = await startPostgres(run, {
    folder: path.join(folder, 'postgres'),
    log: path.join(folder, 'postgres.log'),
    durable: false,
  })
  return server.url('postgres')
}

function templateName(state: string): string {
  return `template_${state}_${randomUUID().slice(0, 8)}`
}
