import path from 'node:path'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { waitForHttp } from '@/scripts/environment/wait-for-http.mjs'
import type { TestDatabase } from '../../support/environment/database'
import { type Supervisor, temporaryFolder } from '../../support/environment/run'
import { Caller, type Processes, type Work } from './load'

/** What both shops are asked to do. Those of a checkout end with the order paid. */
export type WorkName =
  | 'listKept'
  | 'list'
  | 'productKept'
  | 'product'
  | 'myOrders'
  | 'checkout'
  | 'freeCheckout'
export type Works = Partial<Record<WorkName, Work>>

/** One of the two shops: how its server is started, and what is asked of it. */
export type Side = {
  name: string
  database: TestDatabase
  /** Environment and folder of `next start`, on a database that may be another address of the same one. */
  surroundings: (databaseUrl: string, port: number) => Promise<Surroundings>
  /** People who have ordered before, and people who buy: signed in, with the works they do. */
  works: (caller: Caller) => Promise<Works>
}

export type Surroundings = { cwd: string; env: Record<string, string | undefined> }

export type RunningSide = {
  caller: Caller
  processes: Processes
  /** From the start of the process to its first answer with a product. */
  startedInMs: number
  stop: () => Promise<void>
}

export const FIRST_ANSWER = '/api/products?limit=1'

export async function startSide(
  run: Supervisor,
  side: Side,
  { databaseUrl = side.database.url, profiles }: { databaseUrl?: string; profiles?: string | undefined } = {},
): Promise<RunningSide> {
  const [port, folder] = [await findFreePort(), await temporaryFolder(run)]
  const { cwd, env } = await side.surroundings(databaseUrl, port)
  const begun = performance.now()
  const server = await run.start({
    name: side.name,
    command: process.execPath,
    args: [
      ...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}/${side.name}`] : []),
      path.join(cwd, 'node_modules/next/dist/bin/next'),
      'start',
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    cwd,
    env: { ...env, NODE_ENV: 'production', ...(profiles ? { NODE_OPTIONS: KEEP_HEAP } : {}) },
    graceMs: 30_000,
    log: path.join(folder, 'server.log'),
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForHttp(server, `${origin}${FIRST_ANSWER}`, { withinMs: 120_000 })
  const startedInMs = performance.now() - begun
  const caller = new Caller(origin)
  return {
    caller,
    startedInMs,
    processes: {
      server: () => [server.pid],
      database: async () => {
        const rows = await side.database.query<{ pid: number }>(
          'SELECT pid FROM pg_stat_activity WHERE datname = current_database()',
        )
        return rows.map(({ pid }) => pid)
      },
    },
    stop: async () => {
      caller.close()
      await server.stop()
    },
  }
}

/** Whoever looks into memory sends SIGUSR2 while it runs. */
const KEEP_HEAP = '--heapsnapshot-signal=SIGUSR2'

/** One after the other, so that queries and slugs vary and no buyer owns what they order. */
export function counter(): () => number {
  let count = 0
  return () => count++
}
