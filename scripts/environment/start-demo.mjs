// @ts-check
import { rmSync } from 'node:fs'
import { seed, serve } from './app.mjs'
import { appEnvironment } from './app-environment.mjs'
import { demoSecret, emptyDemoData } from './demo-data.mjs'
import { buildIfNeeded, migrateIfNeeded, startDatabase, startMail, startPayPal } from './demo-parts.mjs'
import { demoProblems } from './demo-problems.mjs'
import { demoSummary } from './demo-summary.mjs'
import { areDependenciesCurrent, installDependencies } from './dependencies.mjs'
import { Problem } from './problem.mjs'
import { inProject } from './project.mjs'
import { seconds, step } from './steps.mjs'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./demo-settings.mjs').DemoSettings} DemoSettings */
/** @typedef {import('./demo-data.mjs').DemoData} DemoData */

/**
 * From a bare clone to a served shop. Nothing is begun, and nothing emptied, before everything was looked at that could
 * stop it later.
 * @param {Supervisor} supervisor
 * @param {{ settings: DemoSettings, problems: string[] }} wanted as `readDemoSettings` found it
 * @param {DemoData} data
 * @throws {Problem} with everything that is wrong, a sentence each
 */
export async function startDemo(supervisor, { settings, problems }, data) {
  const start = performance.now()
  const { mode, distDir, port, host } = settings
  // Half a minute of installing for somebody who has to start again anyway.
  if (problems.length > 0 && !areDependenciesCurrent()) throw new Problem(problems.join('\n'))
  await step('Install packages where they are missing', () => installDependencies(supervisor))
  await step('Look at settings, database and ports', async () => {
    const found = [...problems, ...(await demoProblems(settings))]
    if (found.length > 0) throw new Problem(found.join('\n'))
  })
  if (settings.fresh) {
    await step('Start over with empty data', () => {
      emptyDemoData(data)
      rmSync(inProject(distDir), { recursive: true, force: true })
    })
  }
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
  const scriptEnv = { ...env, NODE_ENV: undefined, BACKGROUND_JOBS: 'off' }
  await migrateIfNeeded(supervisor, databaseUrl, { env: scriptEnv, log: data.log('migrate') })
  await step('Fill the shop with content and a year of business', () =>
    seed(supervisor, { env: scriptEnv, log: data.log('seed') }, 'year'),
  )
  if (mode === 'start') await buildIfNeeded(supervisor, settings, env, data)
  await step('Start the shop', () =>
    serve(supervisor, { env, port, host, mode, log: data.log('app'), onScreen: mode === 'dev' }),
  )
  console.log(demoSummary(settings, seconds(start)))
}
