// @ts-check
import { createHash } from 'node:crypto'
import path from 'node:path'
import { LOOPBACK, readPort } from './ports.mjs'
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
 * Reads what a demo was asked to be, with a sentence for everything not understood: all of them at once.
 * @param {'start' | 'dev'} mode
 * @param {string[]} args
 * @param {Record<string, string | undefined>} source
 * @returns {{ settings: DemoSettings, problems: string[] }} settings to go on checking with when there are problems
 */
export function readDemoSettings(mode, args, source) {
  /** @type {string[]} */
  const problems = []
  const unknown = args.find((arg) => arg !== '--fresh')
  if (unknown !== undefined) problems.push(`Unknown option ${unknown}. The only one is --fresh (start over).`)
  const fresh = args.includes('--fresh')
  const databaseUrl = source.DATABASE_URL || undefined
  if (fresh && databaseUrl) {
    problems.push('--fresh does not empty a database of your own. Empty it yourself, or unset DATABASE_URL.')
  }
  const port = (/** @type {string} */ variable, /** @type {number} */ fallback) => {
    const read = readPort(source, variable, fallback)
    if ('problem' in read) problems.push(read.problem)
    return 'port' in read ? read.port : fallback
  }
  const dataDir = demoFolder(source)
  const shop = port('PORT', 3000)
  const settings = {
    mode,
    fresh,
    dataDir,
    distDir: source.NEXT_DIST_DIR || distDirFor(dataDir),
    host: source.HOST || LOOPBACK,
    port: shop,
    simulatorPort: port('PAYPAL_SIMULATOR_PORT', 3001),
    mailPort: port('MAIL_UI_PORT', 1080),
    databaseUrl,
    siteUrl: source.SITE_URL || `http://localhost:${shop}`,
  }
  return { settings, problems }
}

/**
 * Where a demo keeps everything, absolute.
 * @param {Record<string, string | undefined>} source
 */
export function demoFolder(source) {
  return path.resolve(PROJECT_ROOT, source.DEMO_DATA_DIR || '.data')
}

/**
 * Each data folder has a build of its own, since pages are rendered from its database.
 * @param {string} dataDir
 */
function distDirFor(dataDir) {
  if (dataDir === path.join(PROJECT_ROOT, '.data')) return '.next'
  return `.next-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
}
