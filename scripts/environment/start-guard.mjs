// @ts-check
// By hand, without execa: it runs before packages are there.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts the process that cleans up after this one, whatever happens to it. See guard.mjs. */
export function startGuard() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./guard.mjs', import.meta.url))], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.once('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  return {
    pid: child.pid ?? 0,
    /** @param {object} message */
    send(message) {
      child.stdin.write(`${JSON.stringify(message)}\n`)
    },
    async end() {
      child.ref()
      child.stdin.end()
      await exited
    },
  }
}
