// @ts-check
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { removePostgresData } from './postgres-place.mjs'

/**
 * The files of one demo, all below its data folder. Makes the folder.
 * @param {string} folder
 */
export function openDemoData(folder) {
  mkdirSync(folder, { recursive: true })
  const at = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts)
  return {
    lock: at('demo.lock'),
    processes: at('processes.json'),
    postgres: at('postgres'),
    postgresPort: at('postgres-port'),
    mails: at('mails'),
    simulator: at('paypal-simulator.json'),
    uploads: at('uploads'),
    secret: at('secret'),
    log: (/** @type {string} */ name) => at('logs', `${name}.log`),
  }
}

/** @typedef {ReturnType<typeof openDemoData>} DemoData */

/**
 * Removes what a demo remembers and nothing else that may lie in its folder.
 * @param {DemoData} data
 */
export function emptyDemoData(data) {
  removePostgresData(data.postgres)
  for (const file of [data.postgresPort, data.mails, data.simulator, data.uploads, data.secret]) {
    rmSync(file, { recursive: true, force: true })
  }
}

/**
 * The secret that signs this demo's sessions: made once, so that people stay signed in over a restart.
 * @param {DemoData} data
 */
export function demoSecret(data) {
  const known = readIfThere(data.secret)
  if (known) return known
  const secret = randomBytes(32).toString('hex')
  writeFileSync(data.secret, secret, { mode: 0o600 })
  return secret
}

/**
 * @param {DemoData} data
 * @returns {number | undefined}
 */
export function rememberedPostgresPort(data) {
  return Number(readIfThere(data.postgresPort)) || undefined
}

/**
 * @param {DemoData} data
 * @param {number} port
 */
export function rememberPostgresPort(data, port) {
  writeFileSync(data.postgresPort, String(port))
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}
