import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server'
import { startRun } from './run'

/** Once per run of the integration tests: a PostgreSQL server with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = startRun()
  try {
    const server = await startPostgresServer(run)
    project.provide('postgres', server.context)
    return async () => {
      await server.stop()
      await run.stopAll()
    }
  } catch (error) {
    await run.stopAll()
    throw error
  }
}
