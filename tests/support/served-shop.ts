import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startBrowser } from './environment/browser'
import { renewDatabase } from './environment/database'
import { eventually, type RunningShop, startRunningShop } from './running-shop'

export type ServedShop = { shop: RunningShop; browser: Browser }

/**
 * A served shop and a browser for all tests of a file; `ready` gets them before the first one. Files share server and
 * browser one after the other: each finds the content of the seeds, no mail, a PayPal that knows nothing, and no page of
 * the file before. Who kills the server or its database serves a shop of their own with `startRunningShop`.
 */
export function withServedShop(ready: (served: ServedShop) => void, env: Record<string, string> = {}): void {
  beforeAll(async () => {
    if (shared === undefined) shared = { ...(await serve(env)), env }
    else await startAfresh(shared, env)
    ready(shared)
  })
  afterAll(async () => {
    for (const context of shared?.browser.contexts() ?? []) await context.close()
  })
}

/** Ends with the process. */
let shared: (ServedShop & { env: Record<string, string> }) | undefined

async function serve(env: Record<string, string>): Promise<ServedShop> {
  const [shop, browser] = await Promise.all([startRunningShop(env), startBrowser()])
  return { shop, browser }
}

async function startAfresh(served: NonNullable<typeof shared>, env: Record<string, string>): Promise<void> {
  const { app, database, simulator, mails, startOver } = served.shop
  await renewDatabase(database, 'seeded')
  if (JSON.stringify(env) !== JSON.stringify(served.env) || !app.isRunning()) await startOver(env)
  else await eventually('the app hears of its new content', () => isHeard(database))
  served.env = env
  await simulator.control('POST', '/reset')
  await mails.clear()
  await eventually(
    'the app works with the new database',
    async () => (await served.shop.call('GET', '/ready')).status === 200,
  )
}

/**
 * Whether the app's line for changes of content is back, which it lost with the database of before: then it looks, and every
 * page made of other content is old.
 */
async function isHeard({ query }: RunningShop['database']): Promise<boolean> {
  const lines = await query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN content_changed' AND state = 'idle'`,
  )
  return lines.length > 0
}
