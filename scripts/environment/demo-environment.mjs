// @ts-check
import { appEnvironment } from './app-environment.mjs'
import { demoSecret, openDemoData, rememberedPostgresPort } from './demo-data.mjs'
import { readDemoSettings } from './demo-settings.mjs'
import { LOOPBACK } from './ports.mjs'
import { demoDatabaseUrl } from './postgres.mjs'
import { Problem } from './problem.mjs'

/**
 * The environment of the demo that runs with this data folder and these ports, for a command that works beside it.
 * @param {Record<string, string | undefined>} source
 * @throws {Problem} when none ever ran there
 */
export function demoEnvironment(source) {
  const { settings } = readDemoSettings('start', [], source)
  const data = openDemoData(settings.dataDir)
  const port = rememberedPostgresPort(data)
  if (port === undefined) {
    throw new Problem(
      `DATABASE_URL is not set, and no demo runs in ${settings.dataDir}. Start it first: npm run demo`,
    )
  }
  const env = appEnvironment(
    {
      databaseUrl: demoDatabaseUrl(port, 'training'),
      siteUrl: settings.siteUrl,
      smtpUrl: `smtp://${LOOPBACK}`,
      paypalOrigin: `http://${LOOPBACK}:${settings.simulatorPort}`,
      secret: demoSecret(data),
      uploads: data.uploads,
      distDir: settings.distDir,
    },
    source,
  )
  return { ...env, NODE_ENV: source.NODE_ENV ?? 'development' }
}
