// @ts-check
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isSameProcess, processStart } from './process-identity.mjs'

/**
 * Takes a lock file for this process. One whose owner died counts as free.
 * @param {string} file
 * @returns {{ release: () => void } | { heldBy: number }}
 */
export function takeLock(file) {
  for (;;) {
    if (createLock(file)) return { release: () => rmSync(file, { force: true }) }
    const owner = readOwner(file)
    if (owner !== undefined && isSameProcess(owner.pid, owner.start)) return { heldBy: owner.pid }
    rmSync(file, { force: true })
  }
}

/**
 * Runs work that only one process at a time may do; waits for its turn.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  let lock = takeLock(file)
  while ('heldBy' in lock) {
    await wait(200)
    lock = takeLock(file)
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/**
 * A link appears with its content, so nobody ever reads half a lock.
 * @param {string} file
 */
function createLock(file) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, start: processStart(process.pid) }))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * @param {string} file
 * @returns {{ pid: number, start: string | undefined } | undefined}
 */
function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
