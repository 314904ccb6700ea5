// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { Problem } from './problem.mjs'

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * PostgreSQL refuses to run as root: root gets an account to lend it (the one that owns existing data, or
 * `postgres`, made when missing). Everybody else runs it as themselves, which is undefined here.
 * @param {string} dataFolder
 * @returns {Account | undefined}
 */
export function postgresAccount(dataFolder) {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(dataFolder) ?? findAccount('postgres') ?? createAccount('postgres')
}

/**
 * Whether an account can get at a path, all folders above it included.
 * @param {string} file
 * @param {Account} account
 */
export function canReach(file, account) {
  return spawnSync('test', ['-x', file], { ...account, cwd: '/' }).status === 0
}

/**
 * @param {string} folder
 * @returns {Account | undefined}
 */
function ownerOf(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

/**
 * @param {string} name
 * @returns {Account | undefined}
 */
function findAccount(name) {
  try {
    const ask = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/** @param {string} name */
function createAccount(name) {
  const ways = [
    ['useradd', '--system', '--user-group', '--no-create-home', name],
    ['adduser', '-S', '-H', '-D', name],
  ]
  for (const [command = '', ...args] of ways) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status !== 0) continue
    const account = findAccount(name)
    if (account) return account
  }
  throw new Problem(
    'PostgreSQL cannot run as root, and no account "postgres" could be made for it. ' +
      'Run this as an ordinary user, or point DATABASE_URL at a PostgreSQL of your own.',
  )
}
