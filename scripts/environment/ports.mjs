// @ts-check
import { randomInt } from 'node:crypto'
import net from 'node:net'
import { Problem } from './problem.mjs'

export const LOOPBACK = '127.0.0.1'

/**
 * A port from the environment, or the sentence that says why it is none.
 * @param {Record<string, string | undefined>} source
 * @param {string} variable
 * @param {number} fallback
 * @returns {{ port: number } | { problem: string }}
 */
export function readPort(source, variable, fallback) {
  const raw = source[variable]
  if (raw === undefined || raw === '') return { port: fallback }
  const port = Number(raw)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return { port }
  return { problem: `${variable}=${raw} is not a port number (1 to 65535).` }
}

/**
 * What stands in the way of taking these ports, a sentence each that names the variable that moves it.
 * @param {{ variable: string, port: number, purpose: string, host?: string }[]} wanted
 * @param {string} [command] what was started, for the hint
 * @returns {Promise<string[]>}
 */
export async function portProblems(wanted, command = 'npm run demo') {
  /** @type {string[]} */
  const problems = []
  /** @type {Map<number, string>} */
  const claimed = new Map()
  for (const { variable, port, purpose, host } of wanted) {
    const other = claimed.get(port)
    if (other !== undefined)
      problems.push(`${variable} and ${other} are both ${port}. Each needs its own port.`)
    else if (!(await isPortFree(port, host))) problems.push(takenMessage(variable, port, purpose, command))
    claimed.set(port, variable)
  }
  return problems
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} purpose
 * @param {string} command
 */
function takenMessage(variable, port, purpose, command) {
  const elsewhere = port + 100 <= 65535 ? port + 100 : port - 100
  return `Port ${port} (${purpose}) is already in use. Choose another: ${variable}=${elsewhere} ${command}`
}

/**
 * Whether a server of ours could listen there and be the only one: on some systems another may listen on all addresses
 * at once, and answer `localhost` in its place.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host = LOOPBACK) {
  if ((await listenOnce(port, host)) === undefined) return false
  const answers = await Promise.all([LOOPBACK, '::1'].map((address) => isAnswered(port, address)))
  return !answers.includes(true)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 1_000 })
    const say = (/** @type {boolean} */ answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => say(true))
    socket.once('error', () => say(false))
    socket.once('timeout', () => say(false))
  })
}

/** Below those a system gives to connections that go out: one of these could take the port before its server does. */
const LOWEST = 11_000
const HIGHEST = 32_000
const TRIES = 100

/** A port nobody listens on right now, by chance, so that two who ask at once hardly ever get the same. */
export async function findFreePort() {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = await listenOnce(randomInt(LOWEST, HIGHEST), LOOPBACK)
    if (port !== undefined) return port
  }
  throw new Problem('This machine has no free port left.')
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} the port, undefined when it is taken
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address !== null ? address.port : undefined
      server.close(() => resolve(bound))
    })
  })
}
