// @ts-check
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { inProject } from './project.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Installs exactly what the lock file says, unless that is what is there. Two processes take turns.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @returns {Promise<boolean>} whether anything had to be installed
 */
export async function installDependencies(supervisor) {
  if (areDependenciesCurrent()) return false
  await mkdir(inProject('.data'), { recursive: true })
  return withLock(inProject('.data/install.lock'), async () => {
    if (areDependenciesCurrent()) return false
    await runCommand(supervisor, {
      name: 'npm ci',
      ...npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
      log: inProject('.data/logs/install.log'),
    })
    return true
  })
}

/** Whether exactly what the lock file says is there. */
export function areDependenciesCurrent() {
  return hasEverything(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[], link?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} Packages
 */

/**
 * Whether an installation (npm's own record of it, written last) has every package a lock file asks for.
 * @param {Packages | undefined} wanted
 * @param {Packages | undefined} installed
 * @param {{ platform: string, arch: string }} [machine]
 */
export function hasEverything(wanted, installed, machine = process) {
  if (wanted === undefined || installed === undefined) return false
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '') return true
    const found = installed[folder]
    if (found !== undefined) return found.version === entry.version
    return isForOthers(entry, machine)
  })
}

/**
 * Optional packages for another machine are skipped by npm; those without a machine may have been refused.
 * @param {LockEntry} entry
 * @param {{ platform: string, arch: string }} machine
 */
function isForOthers({ optional, devOptional, peer, os, cpu, libc }, { platform, arch }) {
  if (!optional && !devOptional && !peer) return false
  if (os === undefined && cpu === undefined) return true
  return libc !== undefined || (os && !os.includes(platform)) || (cpu && !cpu.includes(arch)) || false
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * The npm that started us when there is one, else the one on the path.
 * @param {string[]} args
 */
export function npm(args) {
  const started = process.env.npm_execpath
  if (started && path.basename(started) === 'npm-cli.js')
    return { command: process.execPath, args: [started, ...args] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args }
}
