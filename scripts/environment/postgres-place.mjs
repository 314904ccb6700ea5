// @ts-check
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { canReach, postgresAccount } from './postgres-account.mjs'
import { findPostgresFolder } from './postgres-binaries.mjs'

const OUTSIDE = '/var/lib/training-storefront'

/**
 * @typedef {object} PostgresPlace
 * @property {string} binaries folder with `bin/postgres`
 * @property {string} data the cluster's folder; may not exist yet
 * @property {import('./postgres-account.mjs').Account | undefined} account
 */

/**
 * Where PostgreSQL runs from and keeps its data. Root often works below a folder closed to others (/root), which
 * the account lent to PostgreSQL cannot enter: both then live under /var/lib.
 * @param {string} wanted where the data should be
 * @param {string} [installed] folder with `bin/postgres`; the embedded one unless said
 * @returns {PostgresPlace}
 */
export function choosePostgresPlace(wanted, installed = findPostgresFolder()) {
  mkdirSync(path.dirname(wanted), { recursive: true })
  const data = placeOutside(wanted)
  const account = postgresAccount(existsSync(wanted) ? wanted : data)
  if (account === undefined) return { binaries: installed, data: wanted, account }
  const reachable = canReach(path.dirname(wanted), account)
  const binaries = canReach(path.join(installed, 'bin/postgres'), account)
    ? installed
    : copyOutside(installed)
  if (reachable) return { binaries, data: wanted, account }
  mkdirSync(path.dirname(data), { recursive: true, mode: 0o755 })
  return { binaries, data, account }
}

/**
 * Removes a cluster wherever `choosePostgresPlace` put it.
 * @param {string} wanted
 */
export function removePostgresData(wanted) {
  for (const folder of [wanted, placeOutside(wanted)]) {
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.new`, { recursive: true, force: true })
  }
}

/**
 * An empty folder that belongs to the account.
 * @param {string} folder
 * @param {PostgresPlace['account']} account
 */
export function makeOwnedFolder(folder, account) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

/** @param {string} wanted */
function placeOutside(wanted) {
  return path.join(OUTSIDE, shortHash(path.resolve(wanted)))
}

/** @param {string} installed */
function copyOutside(installed) {
  const copy = path.join(OUTSIDE, `postgresql-${shortHash(installed)}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  cpSync(installed, draft, { recursive: true, verbatimSymlinks: true })
  if (existsSync(copy)) rmSync(draft, { recursive: true })
  else renameSync(draft, copy)
  return copy
}

/** @param {string} text */
function shortHash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
