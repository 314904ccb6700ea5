// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'

/** Folders that hold a folder for each version, or PostgreSQL's programs themselves. */
const USUAL_PLACES = [
  '/usr/lib/postgresql',
  '/usr/local/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
  'C:\\Program Files\\PostgreSQL',
]

/** @typedef {{ dump: string, restore: string, psql: string }} PostgresTools */

/**
 * `pg_dump`, `pg_restore` and `psql` of one major version: a dump is made and read by the server's own.
 * @param {number} major
 * @returns {PostgresTools}
 * @throws {Problem} that says how to install them
 */
export function findPostgresTools(major) {
  const found = folders().find((folder) => majorOf(program(folder, 'pg_dump')) === major)
  if (found !== undefined) {
    return {
      dump: program(found, 'pg_dump'),
      restore: program(found, 'pg_restore'),
      psql: program(found, 'psql'),
    }
  }
  throw new Problem(
    `There is no pg_dump of PostgreSQL ${major} here, which the server is. Install it (Debian, Ubuntu: apt-get install ` +
      `postgresql-client-${major}; macOS: brew install postgresql@${major}), or put it on the PATH.`,
  )
}

/** @returns {string[]} */
function folders() {
  const versioned = USUAL_PLACES.flatMap((place) =>
    namesIn(place)
      .filter((name) => /^(\d+|postgresql(@\d+)?|libpq)$/.test(name))
      .map((name) => path.join(place, name, 'bin')),
  )
  return [...versioned, ...(process.env.PATH ?? '').split(path.delimiter)]
}

/** @param {string} place */
function namesIn(place) {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function program(folder, name) {
  return path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)
}

/** @param {string} file */
function majorOf(file) {
  if (!existsSync(file)) return undefined
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return Number(/\b(\d+)(\.\d+|devel|beta|rc)/.exec(stdout ?? '')?.[1]) || undefined
}
