// @ts-check
// By hand, without execa: it stops processes of an earlier run, too, known by number and start alone.
import { setTimeout as wait } from 'node:timers/promises'
import { isSameProcess, processStart } from './process-identity.mjs'

/**
 * @typedef {object} StopTarget
 * @property {number} pid leader of its own process group
 * @property {string} [start] its identity, see `processStart`; nothing is signalled when it has changed
 * @property {NodeJS.Signals} [signal] how it is asked to stop; SIGTERM unless said
 * @property {number} [graceMs] how long it may take before it is killed
 */

/**
 * Asks a process to stop, waits, then kills what is left of its group. The second call does nothing.
 * @param {StopTarget} target
 */
export async function stopProcess({ pid, start = processStart(pid), signal = 'SIGTERM', graceMs = 10_000 }) {
  if (!isSameProcess(pid, start)) return
  send(pid, signal)
  const deadline = Date.now() + graceMs
  while (isSameProcess(pid, start) && Date.now() < deadline) await wait(25)
  killGroup(pid)
  while (isSameProcess(pid, start)) await wait(25)
}

/**
 * Kills whatever is left of a group, its leader dead or alive.
 * @param {number} leader
 */
export function killGroup(leader) {
  send(-leader, 'SIGKILL')
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It is gone already, or was never ours.
  }
}
