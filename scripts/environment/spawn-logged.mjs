// @ts-check
// By hand, without execa: it starts the process that installs the packages, so it runs before there are any.
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'
import { PROJECT_ROOT } from './project.mjs'

/** @typedef {import('./supervisor.mjs').Command} Command */

/**
 * Starts a command in a process group of its own, so that Ctrl-C reaches only its supervisor.
 * @param {Command} command
 */
export function spawnLogged({
  command,
  args,
  cwd = PROJECT_ROOT,
  env = process.env,
  uid,
  gid,
  log,
  onScreen,
}) {
  mkdirSync(path.dirname(log), { recursive: true })
  const file = openSync(log, 'w')
  try {
    return spawn(command, args, {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      uid,
      gid,
      detached: true,
      stdio: onScreen ? ['ignore', 'inherit', 'inherit'] : ['ignore', file, file],
    })
  } finally {
    closeSync(file)
  }
}

/**
 * The number of a process once it runs.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Command} command
 * @returns {Promise<number>}
 */
export function spawned(child, { name, command }) {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve(/** @type {number} */ (child.pid)))
    child.once('error', (error) =>
      reject(new Problem(`The ${name} could not be started (${command}): ${error.message}`)),
    )
  })
}

/**
 * What a command printed so far; empty when it has no log.
 * @param {string} log
 */
export function readLog(log) {
  try {
    return readFileSync(log, 'utf8')
  } catch {
    return ''
  }
}
