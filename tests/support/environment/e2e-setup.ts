import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '@/scripts/environment/app.mjs'
import { inProject } from '@/scripts/environment/project.mjs'
import { startPostgresServer } from './postgres-server'
import { type Supervisor, startRun, temporaryFolder } from './run'
import { scriptEnvironment } from './script-environment'

/** Once per run of the end-to-end tests: PostgreSQL with a seeded template, and one build of the app made from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = startRun()
  try {
    const server = await startPostgresServer(run)
    const seeded = await server.addSeeded()
    project.provide('postgres', server.context)
    project.provide('uploads', server.uploads)
    project.provide('build', await buildApp(run, seeded))
    return async () => {
      await server.stop()
      await run.stopAll()
    }
  } catch (error) {
    await run.stopAll()
    throw error
  }
}

async function buildApp(run: Supervisor, databaseUrl: string): Promise<string> {
  const distDir = `.next-test-${process.pid}`
  await mkdir(inProject(distDir), { recursive: true })
  run.removeAtEnd(inProject(distDir))
  const folder = await temporaryFolder(run)
  const env = scriptEnvironment(databaseUrl, folder)
  await build(run, {
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: distDir },
    log: path.join(folder, 'build.log'),
  })
  return distDir
}
