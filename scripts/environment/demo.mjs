// @ts-check
import { rmSync } from 'node:fs'
import { build, migrate, seed, serve } from './app.mjs'
import { appEnvironment, webhookUrl } from './app-environment.mjs'
import { describeBuild, isBuilt, markBuilt } from './build-stamp.mjs'
import { createDatabase, databaseExists, databaseIdentity, dropDatabase } from './database.mjs'
import {
  demoSecret,
  emptyDemoData,
  openDemoData,
  rememberedPostgresPort,
  rememberPostgresPort,
} from './demo-data.mjs'
import { demoSummary } from './demo-summary.mjs'
import { installDependencies } from './dependencies.mjs'
import { stopLeftovers } from './leftovers.mjs'
import { takeLock } from './lock.mjs'
import { startMailSink } from './mail-sink.mjs'
import { startSimulatorProcess } from './paypal-simulator.mjs'
import { findFreePort, requireFreePorts } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { Problem } from './problem.mjs'
import { inProject } from './project.mjs'
import { readSeedStamp, writeSeedStamp } from './seed-stamp.mjs'
import { seconds, step } from './steps.mjs'

const DATABASE = 'training'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./demo-settings.mjs').DemoSettings} DemoSettings */
/** @typedef {import('./demo-data.mjs').DemoData} DemoData */

/**
 * Makes the data folder this process's own: refuses while another demo uses it, ends what a killed one left running,
 * and makes sure of the ports before anything is started.
 * @param {DemoSettings} settings
 * @returns {Promise<{ data: DemoData, release: () => void }>}
 */
export async function claimDemo(settings) {
  const data = openDemoData(settings.dataDir)
  const lock = takeLock(data.lock)
  if ('heldBy' in lock) {
    throw new Problem(
      `A demo with this data (${settings.dataDir}) is running already, as process ${lock.heldBy}. Stop it first, ` +
        'or run a second one beside it: DEMO_DATA_DIR=.data-2 PORT=3100 PAYPAL_SIMULATOR_PORT=3101 ' +
        'MAIL_UI_PORT=1180 npm run demo',
    )
  }
  try {
    await stopLeftovers(data.processes)
    const { port, simulatorPort, mailPort, host, mode } = settings
    const command = mode === 'dev' ? 'npm run dev' : 'npm run demo'
    await requireFreePorts([{ variable: 'PORT', port, purpose: 'shop' }], { host, command })
    await requireFreePorts(
      [
        { variable: 'PORT', port, purpose: 'shop' },
        { variable: 'PAYPAL_SIMULATOR_PORT', port: simulatorPort, purpose: 'PayPal simulator' },
        { variable: 'MAIL_UI_PORT', port: mailPort, purpose: 'mail' },
      ],
      { command },
    )
  } catch (error) {
    lock.release()
    throw error
  }
  return { data, release: lock.release }
}

/**
 * From a bare clone to a served shop.
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
export async function startDemo(supervisor, settings, data) {
  const start = performance.now()
  const { mode, distDir, port, host } = settings
  if (settings.fresh) {
    await step('Start over with empty data', () => {
      emptyDemoData(data)
      rmSync(inProject(distDir), { recursive: true, force: true })
    })
  }
  await step('Install packages where they are missing', () => installDependencies(supervisor))
  const databaseUrl = await step('Start the database', () => startDatabase(supervisor, settings, data))
  const smtpUrl = await step('Start the mail sink', () => startMail(supervisor, settings, data))
  const paypalOrigin = await step('Start the PayPal simulator', () => startPayPal(supervisor, settings, data))
  const env = appEnvironment({
    ...{ databaseUrl, smtpUrl, paypalOrigin, distDir },
    siteUrl: settings.siteUrl,
    secret: demoSecret(data),
    uploads: data.uploads,
    mode: mode === 'dev' ? 'development' : 'production',
  })
  const scriptEnv = { ...env, NODE_ENV: undefined }
  await step('Migrate the database', () => migrate(supervisor, { env: scriptEnv, log: data.log('migrate') }))
  await seedOnce(supervisor, databaseUrl, { env: scriptEnv, log: data.log('seed') })
  if (mode === 'start') await buildIfNeeded(supervisor, settings, env, data)
  await step('Start the shop', () =>
    serve(supervisor, { env, port, host, mode, log: data.log('app'), onScreen: mode === 'dev' }),
  )
  console.log(demoSummary(settings, seconds(start)))
}

/**
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
async function startDatabase(supervisor, { databaseUrl }, data) {
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
  if ((await readSeedStamp(url)) === 'unfinished') {
    await dropDatabase(admin, DATABASE)
    await createDatabase(admin, DATABASE)
  }
  return url
}

/**
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
async function startMail(supervisor, { mailPort }, data) {
  const smtpPort = await findFreePort()
  const log = data.log('mail')
  const sink = await startMailSink(supervisor, { smtpPort, webPort: mailPort, folder: data.mails, log })
  return sink.smtpUrl
}

/**
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {DemoData} data
 */
async function startPayPal(supervisor, { port, simulatorPort }, data) {
  const simulator = await startSimulatorProcess(supervisor, {
    port: simulatorPort,
    webhookUrl: webhookUrl(port),
    state: data.simulator,
    log: data.log('paypal-simulator'),
  })
  return simulator.origin
}

/**
 * @param {Supervisor} supervisor
 * @param {string} databaseUrl
 * @param {{ env: Record<string, string | undefined>, log: string }} options
 */
async function seedOnce(supervisor, databaseUrl, options) {
  if ((await readSeedStamp(databaseUrl)) === 'done') return
  await step('Fill the shop with content', async () => {
    await writeSeedStamp(databaseUrl, { finished: false })
    await seed(supervisor, options)
    await writeSeedStamp(databaseUrl, { finished: true })
  })
}

/**
 * @param {Supervisor} supervisor
 * @param {DemoSettings} settings
 * @param {Record<string, string | undefined>} env
 * @param {DemoData} data
 */
async function buildIfNeeded(supervisor, { distDir, siteUrl }, env, data) {
  const folder = inProject(distDir)
  const identity = await databaseIdentity(String(env.DATABASE_URL))
  const description = describeBuild([identity, siteUrl])
  if (isBuilt(folder, description)) return
  await step('Build the shop (a minute or two)', async () => {
    await build(supervisor, { env, log: data.log('build') })
    markBuilt(folder, description)
  })
}
