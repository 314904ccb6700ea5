// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from './problem.mjs'
import { lastLines } from './run-command.mjs'

/**
 * Waits until a server answers an address as it should.
 * @param {import('./supervisor.mjs').Running} server
 * @param {string} url
 * @param {{ withinMs?: number, accept?: (status: number) => boolean }} [options]
 * @throws {Problem} when it dies or takes too long, with its last lines
 */
export async function waitForHttp(
  server,
  url,
  { withinMs = 60_000, accept = (status) => status === 200 } = {},
) {
  const deadline = Date.now() + withinMs
  let last = 'no answer'
  while (server.isRunning() && Date.now() < deadline) {
    const status = await statusOf(url)
    if (status !== undefined && accept(status)) return
    last = status === undefined ? 'no answer' : `status ${status}`
    await wait(50)
  }
  const what = server.isRunning()
    ? `does not answer as it should (${url}: ${last})`
    : 'ended while it was starting'
  throw new Problem(`The ${server.name} ${what}:\n${lastLines(server.output())}`)
}

/** @param {string} url */
async function statusOf(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status
  } catch {
    return undefined
  }
}
