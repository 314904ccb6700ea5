// @ts-check
import net from 'node:net'
import { Problem } from './problem.mjs'

export const LOOPBACK = '127.0.0.1'

/**
 * A port from the environment.
 * @param {Record<string, string | undefined>} source
 * @param {string} variable
 * @param {number} fallback
 * @throws {Problem} when it is not a port number
 */
export function readPort(source, variable, fallback) {
  const raw = source[variable]
  if (raw === undefined || raw === '') return fallback
  const port = Number(raw)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new Problem(`${variable}=${raw} is not a port number (1 to 65535).`)
}

/**
 * Refuses to start while wanted ports are taken, naming for each the variable that moves it.
 * @param {{ variable: string, port: number, purpose: string, host?: string }[]} wanted
 * @param {string} [command] what was started, for the hint
 * @throws {Problem}
 */
export async function requireFreePorts(wanted, command = 'npm run demo') {
  /** @type {string[]} */
  const complaints = []
  /** @type {Map<number, string>} */
  const claimed = new Map()
  for (const { variable, port, purpose, host } of wanted) {
    const other = claimed.get(port)
    if (other !== undefined)
      complaints.push(`${variable} and ${other} are both ${port}. Each needs its own port.`)
    else if (!(await isPortFree(port, host))) complaints.push(takenMessage(variable, port, purpose, command))
    claimed.set(port, variable)
  }
  if (complaints.length > 0) throw new Problem(complaints.join('\n'))
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
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port, host = LOOPBACK) {
  return (await listenOnce(port, host)) !== undefined
}

/** A port nobody listens on right now. */
export async function findFreePort() {
  const port = await listenOnce(0, LOOPBACK)
  if (port === undefined) throw new Problem('This machine has no free port left.')
  return port
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
