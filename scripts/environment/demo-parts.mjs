// @ts-check
import { build, migrate } from './app.mjs'
import { webhookUrl } from './app-environment.mjs'
import { describeBuild, isBuilt, markBuilt } from './build-stamp.mjs'
import { createDatabase, databaseExists, databaseIdentity } from './database.mjs'
import { rememberedPostgresPort, rememberPostgresPort } from './demo-data.mjs'
import { startMailSink } from './mail-sink.mjs'
import { isMigrated } from './migrations.mjs'
import { startSimulatorProcess } from './paypal-simulator.mjs'
import { findFreePort } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { inProject } from './project.mjs'
import { step } from './steps.mjs'

const DATABASE = 'training'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./demo-settings.mjs').DemoSettings} DemoSettings */
/** @typedef {import('./demo-data.mjs').DemoData} DemoData */

/**
 * The demo's own PostgreSQL, or the one DATABASE_URL names. Gives its address.
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
export async function startDatabase(supervisor, { databaseUrl }, data) {
  if (databaseUrl) return databaseUrl
  const server = await startPostgres(supervisor, {
    folder: data.postgres,
    log: data.log('database'),
    port: rememberedPostgresPort(data),
  })
  rememberPostgresPort(data, server.port)
  const admin = server.url('postgres')
  const url = server.url(DATABASE)
  if (!(await databaseExists(admin, DATABASE))) await createDatabase(admin, DATABASE)
  return url
}

/**
 * The mail sink, with the mails of earlier runs. Gives the address the app sends to.
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
export async function startMail(supervisor, { mailPort }, data) {
  const smtpPort = await findFreePort()
  const log = data.log('mail')
  const sink = await startMailSink(supervisor, { smtpPort, webPort: mailPort, folder: data.mails, log })
  return sink.smtpUrl
}

/**
 * The PayPal simulator, with the money of earlier runs. Gives its address.
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
export async function startPayPal(supervisor, { port, simulatorPort }, data) {
  const simulator = await startSimulatorProcess(supervisor, {
    port: simulatorPort,
    webhookUrl: webhookUrl(port),
    state: data.simulator,
    log: data.log('paypal-simulator'),
  })
  return simulator.origin
}

/**
 * Runs what migrations are missing. Asking first saves loading the whole configuration at every start.
 * @param {Supervisor} supervisor
 * @param {string} databaseUrl
 * @param {{ env: Record<string, string | undefined>, log: string }} options
 */
export async function migrateIfNeeded(supervisor, databaseUrl, options) {
  if (await isMigrated(databaseUrl)) return
  await step('Migrate the database', () => migrate(supervisor, options))
}

/**
 * Builds unless this very code was built for this very database, address and public settings, which a build contains.
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {Record<string, string | undefined>} env
 * @param {DemoData} data
 */
export async function buildIfNeeded(supervisor, { distDir, siteUrl }, env, data) {
  const folder = inProject(distDir)
  const identity = await databaseIdentity(String(env.DATABASE_URL))
  const description = describeBuild([identity, siteUrl, ...publicSettings(env)])
  if (isBuilt(folder, description)) return
  await step('Build the shop (a minute or two)', async () => {
    await build(supervisor, { env, log: data.log('build') })
    markBuilt(folder, description)
  })
}

/**
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
function publicSettings(env) {
  const names = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_') && env[name])
  return names.sort().map((name) => `${name}=${env[name]}`)
}
