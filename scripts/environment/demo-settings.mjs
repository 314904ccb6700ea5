// @ts-check
import { createHash } from 'node:crypto'
import path from 'node:path'
import { LOOPBACK, readPort } from './ports.mjs'
import { Problem } from './problem.mjs'
import { PROJECT_ROOT } from './project.mjs'

/**
 * @typedef {object} DemoSettings
 * @property {'start' | 'dev'} mode
 * @property {boolean} fresh start over with empty data
 * @property {string} dataDir absolute
 * @property {string} distDir from the project's root
 * @property {string} host
 * @property {number} port
 * @property {number} simulatorPort
 * @property {number} mailPort
 * @property {string | undefined} databaseUrl a PostgreSQL of one's own
 * @property {string} siteUrl
 */

/**
 * Reads what a demo was asked to be.
 * @param {'start' | 'dev'} mode
 * @param {string[]} args
 * @param {Record<string, string | undefined>} source
 * @returns {DemoSettings}
 * @throws {Problem} for anything not understood
 */
export function readDemoSettings(mode, args, source) {
  const unknown = args.find((arg) => arg !== '--fresh')
  if (unknown !== undefined)
    throw new Problem(`Unknown option ${unknown}. The only one is --fresh (start over).`)
  const fresh = args.includes('--fresh')
  const databaseUrl = source.DATABASE_URL || undefined
  if (fresh && databaseUrl) {
    throw new Problem(
      '--fresh does not empty a database of your own. Empty it yourself, or unset DATABASE_URL.',
    )
  }
  const dataDir = path.resolve(PROJECT_ROOT, source.DEMO_DATA_DIR || '.data')
  const port = readPort(source, 'PORT', 3000)
  return {
    mode,
    fresh,
    dataDir,
    distDir: source.NEXT_DIST_DIR || distDirFor(dataDir),
    host: source.HOST || LOOPBACK,
    port,
    simulatorPort: readPort(source, 'PAYPAL_SIMULATOR_PORT', 3001),
    mailPort: readPort(source, 'MAIL_UI_PORT', 1080),
    databaseUrl,
    siteUrl: source.SITE_URL || `http://localhost:${port}`,
  }
}

/**
 * Each data folder has a build of its own, since pages are rendered from its database.
 * @param {string} dataDir
 */
function distDirFor(dataDir) {
  if (dataDir === path.join(PROJECT_ROOT, '.data')) return '.next'
  return `.next-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
}
