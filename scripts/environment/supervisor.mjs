// @ts-check
// By hand, without execa: that cleans up when its parent ends in order, not after a kill -9, nor a whole group of processes.
import { rm } from 'node:fs/promises'
import { rememberProcesses } from './leftovers.mjs'
import { Problem } from './problem.mjs'
import { processStart } from './process-identity.mjs'
import { readLog, spawned, spawnLogged } from './spawn-logged.mjs'
import { startGuard } from './start-guard.mjs'
import { killGroup, stopProcess } from './stop-process.mjs'

/**
 * @typedef {object} Command
 * @property {string} name what people call it: "mail sink"
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env] the whole environment; the parent's unless given
 * @property {string} [cwd]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [stopSignal]
 * @property {number} [graceMs]
 * @property {string} log file that receives what it prints
 * @property {boolean} [awaited] true means it is expected to end by itself
 * @property {boolean} [onScreen] true shows its output at the terminal instead of keeping it in `log`
 */

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {() => string} output everything printed so far
 * @property {() => boolean} isRunning
 * @property {Promise<string>} exited resolves with how it ended: "code 1", "signal SIGKILL"
 * @property {() => Promise<void>} stop asks, waits, kills; the second call does nothing
 * @property {(signal: NodeJS.Signals) => void} kill signals its whole group, as a crash would
 */

/**
 * Starts processes and answers for their end: `stopAll` ends them in reverse order, and a guard process does the
 * same when this process is killed without a chance to. `onDeath` hears of one that ends unasked.
 * @param {{ onDeath?: (process: Running, how: string) => void, memory?: string }} [options] `memory` is a file that
 *   lists what runs, for `stopLeftovers` of the next run
 */
export function createSupervisor({ onDeath = () => {}, memory } = {}) {
  /** @type {Running[]} */
  const running = []
  /** @type {Set<string>} */
  const folders = new Set()
  /** @type {ReturnType<typeof startGuard> | undefined} */
  let guard
  let closed = false

  /** @param {object} message */
  function tellGuard(message) {
    guard ??= startGuard()
    guard.send(message)
  }

  /** @param {Command} command */
  async function start(command) {
    if (closed) throw new Problem(`The ${command.name} was not started: everything is stopping.`)
    const { stopSignal = 'SIGTERM', graceMs = 10_000 } = command
    const child = spawnLogged(command)
    const pid = await spawned(child, command)
    const target = { pid, start: processStart(pid), signal: stopSignal, graceMs }
    tellGuard({ watch: target })
    let stopping = command.awaited ?? false
    let alive = true
    /** @type {Running} */
    const entry = {
      name: command.name,
      pid,
      output: () => readLog(command.log),
      isRunning: () => alive,
      exited: new Promise((resolve) => {
        child.once('exit', (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`))
      }),
      async stop() {
        stopping = true
        await stopProcess(target)
        if (alive) await entry.exited
      },
      kill(signal) {
        stopping = true
        if (!alive) return
        if (signal === 'SIGKILL') killGroup(pid)
        else child.kill(signal)
      },
    }
    running.push(entry)
    remember()
    void entry.exited.then((how) => {
      alive = false
      killGroup(pid)
      running.splice(running.indexOf(entry), 1)
      tellGuard({ forget: pid })
      remember()
      if (!stopping) onDeath(entry, how)
    })
    if (closed) await entry.stop()
    return entry
  }

  function remember() {
    if (memory) rememberProcesses(memory, [...running.map(({ pid }) => pid), ...(guard ? [guard.pid] : [])])
  }

  return {
    start,
    /**
     * A folder that must not outlive this process.
     * @param {string} folder
     */
    removeAtEnd(folder) {
      folders.add(folder)
      tellGuard({ remove: folder })
    },
    /** Stops everything, the last started first, and starts nothing more. The second call does nothing. */
    async stopAll() {
      closed = true
      for (const entry of [...running].reverse()) await entry.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      folders.clear()
      await guard?.end()
      guard = undefined
      if (memory) rememberProcesses(memory, [])
    },
  }
}
