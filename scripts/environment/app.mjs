// @ts-check
import { LOOPBACK } from './ports.mjs'
import { inProject } from './project.mjs'
import { runCommand } from './run-command.mjs'
import { typescript } from './typescript.mjs'
import { waitForHttp } from './wait-for-http.mjs'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {Record<string, string | undefined>} Environment */

const NEXT = inProject('node_modules/next/dist/bin/next')

/**
 * How the built shop is served, as `npm run start` serves it. What a request leaves behind is cleared away in small steps:
 * 60 MB less memory at rest, for a few percent more work under load.
 */
export const START = ['--max-semi-space-size=4', NEXT, 'start']

/**
 * Brings a database to the newest migration. Does nothing on one that is there.
 * @param {Supervisor} supervisor
 * @param {{ env: Environment, log: string }} options
 */
export async function migrate(supervisor, options) {
  await runCommand(supervisor, {
    name: 'Migration',
    ...typescript('scripts/environment/migrate.ts'),
    ...options,
  })
}

/**
 * Fills a migrated database with reference data and the demo's accounts, products and codes; a `year` of business on top.
 * @param {Supervisor} supervisor
 * @param {{ env: Environment, log: string }} options
 * @param {'demo' | 'year'} [set]
 */
export async function seed(supervisor, options, set = 'demo') {
  const { command, args } = typescript('src/seeds/index.ts')
  await runCommand(supervisor, { name: 'Seeding', command, args: [...args, set], ...options })
}

/**
 * Builds the app into `env.NEXT_DIST_DIR`. Public pages are rendered from the database of `env` on the way.
 * @param {Supervisor} supervisor
 * @param {{ env: Environment, log: string }} options
 */
export async function build(supervisor, options) {
  await runCommand(supervisor, {
    name: 'Building',
    command: process.execPath,
    args: [NEXT, 'build'],
    ...options,
  })
}

/**
 * Serves the app and waits until it is healthy.
 * @param {Supervisor} supervisor
 * @param {{ env: Environment, log: string, port: number, host?: string, mode?: 'start' | 'dev', onScreen?: boolean }}
 *   options `dev` compiles as it goes and needs no build
 * @returns {Promise<import('./supervisor.mjs').Running>}
 */
export async function serve(
  supervisor,
  { env, log, port, host = LOOPBACK, mode = 'start', onScreen = false },
) {
  const app = await supervisor.start({
    name: 'app',
    command: process.execPath,
    args: [...(mode === 'start' ? START : [NEXT, mode]), '--port', String(port), '--hostname', host],
    env,
    graceMs: 10_000,
    log,
    onScreen,
  })
  const reachable = host === '0.0.0.0' || host === '::' ? LOOPBACK : host
  await waitForHttp(app, `http://${reachable}:${port}/api/health`, { withinMs: 120_000 })
  return app
}
