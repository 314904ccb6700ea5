// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { isSameProcess, processStart } from './process-identity.mjs'
import { stopProcess } from './stop-process.mjs'

/**
 * Writes down what runs, so that a later run can find what this one could not stop.
 * @param {string} file
 * @param {number[]} pids
 */
export function rememberProcesses(file, pids) {
  const entries = pids.map((pid) => ({ pid, start: processStart(pid) }))
  writeFileSync(file, `${JSON.stringify(entries)}\n`)
}

/**
 * Stops what an earlier run left behind. Numbers that belong to other programs by now are left alone.
 * @param {string} file what `rememberProcesses` wrote
 * @returns {Promise<number>} how many were stopped
 */
export async function stopLeftovers(file) {
  const alive = remembered(file).filter(({ pid, start }) => isSameProcess(pid, start))
  for (const target of alive.reverse()) await stopProcess({ ...target, signal: 'SIGINT' })
  return alive.length
}

/**
 * @param {string} file
 * @returns {{ pid: number, start: string | undefined }[]}
 */
function remembered(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return []
  }
}
