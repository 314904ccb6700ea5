// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from './problem.mjs'
import { lastLines } from './run-command.mjs'

/** The header in which a server we started says whose it is. */
export const IDENTITY_HEADER = 'x-started-by'

/**
 * Waits until a server answers an address as it should.
 * @param {import('./supervisor.mjs').Running} server
 * @param {string} url
 * @param {{ withinMs?: number, accept?: (status: number) => boolean, identity?: string }} [options] `identity` is what
 *   was given to the server to say: whoever else answers there is not taken for it
 * @throws {Problem} when it dies or takes too long, with its last lines
 */
export async function waitForHttp(
  server,
  url,
  { withinMs = 60_000, accept = (status) => status === 200, identity } = {},
) {
  const deadline = Date.now() + withinMs
  let last = 'no answer'
  while (server.isRunning() && Date.now() < deadline) {
    const answer = await ask(url)
    const isOurs = identity === undefined || answer?.identity === identity
    if (answer !== undefined && isOurs && accept(answer.status)) return
    last = answer === undefined ? 'no answer' : isOurs ? `status ${answer.status}` : 'another program answers'
    await wait(50)
  }
  const what = server.isRunning()
    ? `does not answer as it should (${url}: ${last})`
    : 'ended while it was starting'
  throw new Problem(`The ${server.name} ${what}:\n${lastLines(server.output())}`)
}

/** @param {string} url */
async function ask(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return { status: response.status, identity: response.headers.get(IDENTITY_HEADER) }
  } catch {
    return undefined
  }
}
