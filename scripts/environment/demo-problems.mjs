// @ts-check
import { appEnvironment } from './app-environment.mjs'
import { LOOPBACK, portProblems } from './ports.mjs'
import { importTypeScript } from './typescript.mjs'

/** @typedef {import('./demo-settings.mjs').DemoSettings} DemoSettings */

/**
 * What would stop a demo later on: wrong variables, a database of one's own that lets nobody in, ports that are taken.
 * A sentence each, all at once. Needs the packages.
 * @param {DemoSettings} settings
 * @returns {Promise<string[]>}
 */
export async function demoProblems(settings) {
  /** @type {typeof import('../../src/server/check-environment')} */
  const { environmentProblems } = await importTypeScript('src/server/check-environment.ts')
  const { port, simulatorPort, mailPort, host, mode } = settings
  const ports = [
    { variable: 'PORT', port, purpose: 'shop', host },
    { variable: 'PAYPAL_SIMULATOR_PORT', port: simulatorPort, purpose: 'PayPal simulator' },
    { variable: 'MAIL_UI_PORT', port: mailPort, purpose: 'mail' },
  ]
  return [
    ...(await environmentProblems(before(settings), { connects: settings.databaseUrl !== undefined })),
    ...(await portProblems(ports, mode === 'dev' ? 'npm run dev' : 'npm run demo')),
  ]
}

/**
 * The app's environment before anything runs: what the demo itself will fill in cannot be wrong.
 * @param {DemoSettings} settings
 */
function before({ databaseUrl, siteUrl, distDir, simulatorPort }) {
  return appEnvironment({
    databaseUrl: databaseUrl ?? `postgresql://${LOOPBACK}/training`,
    siteUrl,
    smtpUrl: `smtp://${LOOPBACK}`,
    paypalOrigin: `http://${LOOPBACK}:${simulatorPort}`,
    secret: 'x'.repeat(64),
    uploads: 'uploads',
    distDir,
  })
}
