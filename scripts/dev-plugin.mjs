// @ts-check
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { appEnvironment, webhookUrl } from './environment/app-environment.mjs'
import { createDatabase, databaseExists } from './environment/database.mjs'
import { startMailSink } from './environment/mail-sink.mjs'
import { startSimulatorProcess } from './environment/paypal-simulator.mjs'
import { findFreePort, LOOPBACK } from './environment/ports.mjs'
import { startPostgres } from './environment/postgres.mjs'
import { explain } from './environment/problem.mjs'
import { inProject } from './environment/project.mjs'
import { step } from './environment/steps.mjs'
import { createSupervisor } from './environment/supervisor.mjs'
import { untilInterrupted } from './environment/until-interrupted.mjs'
import { waitForHttp } from './environment/wait-for-http.mjs'

/**
 * `npm run dev:plugin`: the site of `dev/`, of the usual Payload layout with serial ids, that has the shop by its package's name and
 * runs it from these sources; with a database, mails and a PayPal of its own. A coach and a product are there.
 */
const [port, simulatorPort, mailPort] = [
  Number(process.env.PORT ?? 3010),
  Number(process.env.PAYPAL_SIMULATOR_PORT ?? 3011),
  Number(process.env.MAIL_UI_PORT ?? 3012),
]
const PASSWORD = 'Training!2026'
const data = path.resolve(process.env.DEV_PLUGIN_DATA_DIR ?? inProject('.data/dev-plugin'))
const log = (/** @type {string} */ name) => path.join(data, `${name}.log`)
const origin = `http://localhost:${port}`

mkdirSync(data, { recursive: true })
const interrupted = untilInterrupted()
const supervisor = createSupervisor()
let code = 0
try {
  await Promise.race([interrupted, start()])
  await interrupted
} catch (error) {
  console.error(explain(error))
  code = 1
}
await supervisor.stopAll()
process.exit(code)

async function start() {
  const databaseUrl = await step('Start the database', async () => {
    const server = await startPostgres(supervisor, {
      folder: path.join(data, 'postgres'),
      log: log('database'),
    })
    const [admin, url] = [server.url('postgres'), server.url('garden')]
    if (!(await databaseExists(admin, 'garden'))) await createDatabase(admin, 'garden')
    return url
  })
  const mail = { webPort: mailPort, folder: path.join(data, 'mails'), log: log('mail') }
  const { smtpUrl } = await startMailSink(supervisor, { smtpPort: await findFreePort(), ...mail })
  const paypal = { webhookUrl: webhookUrl(port), state: path.join(data, 'paypal.json'), log: log('paypal') }
  const simulator = await startSimulatorProcess(supervisor, { port: simulatorPort, ...paypal })
  await step('Start the site', async () => {
    const env = appEnvironment({
      databaseUrl,
      siteUrl: origin,
      smtpUrl,
      paypalOrigin: simulator.origin,
      secret: 'a-secret-of-the-site-that-tries-the-plugin',
      uploads: path.join(data, 'uploads'),
      distDir: '.next',
      mode: 'development',
    })
    const next = inProject('node_modules/next/dist/bin/next')
    const args = [next, 'dev', '--port', String(port), '--hostname', LOOPBACK]
    const site = await supervisor.start({
      name: 'site',
      command: process.execPath,
      args,
      cwd: inProject('dev'),
      env,
      graceMs: 5_000,
      log: log('site'),
    })
    await waitForHttp(site, `http://${LOOPBACK}:${port}/api/payments/methods`, { withinMs: 300_000 })
  })
  await fill()
  console.log(`
${origin}               what is for sale; buy it with the simulator
${origin}/admin         coach@example.com and buyer@example.com, password ${PASSWORD}
http://localhost:${mailPort}   mails`)
}

/** The first sale of the guide, up to the buyer: nothing when it is done already. */
async function fill() {
  const first = await call('/members/first-register', {
    email: 'coach@example.com',
    password: PASSWORD,
    roles: ['coach'],
  })
  if (!first?.token) return
  await call('/members', { email: 'buyer@example.com', password: PASSWORD, name: 'Robin Buyer' })
  await call(
    '/products',
    {
      title: 'Sleeping better',
      summary: 'Six weeks of calmer nights.',
      slug: 'sleeping-better',
      sku: 'SLEEP-1',
      kind: 'program',
      priceCents: 4900,
      _status: 'published',
    },
    first.token,
  )
  const discount = { code: 'WELCOME10', active: true, type: 'percentage', percentage: 10 }
  await call('/discounts', discount, first.token)
}

/**
 * @param {string} address
 * @param {object} body
 * @param {string} [token]
 * @returns {Promise<{ token?: string }>}
 */
async function call(address, body, token) {
  const response = await fetch(`http://${LOOPBACK}:${port}/api${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return response.json()
}
