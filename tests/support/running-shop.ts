import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { type RunningApp, startApp } from './environment/app'
import { startDatabase, type TestDatabase } from './environment/database'
import { type MailSink, startMailSink } from './environment/mail-sink'
import { type Simulator, startSimulator } from './environment/simulator'

export interface RunningShop {
  app: RunningApp
  database: TestDatabase
  simulator: Simulator
  mails: MailSink
  /** A call of the API as a browser sends it; an answer that never came is `status: 0`. */
  call: (
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<{ status: number; body: Record<string, unknown> }>
  /** Starts the app again with the pages of the build, in the environment that `startRunningShop(env)` gives. */
  startOver: (env?: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

const FREQUENT_SWEEPS = { SWEEP_INTERVAL_MS: '250' }

/** The built app on a seeded database of its own, with PayPal's simulator (webhooks aimed at it) and a mail sink. */
export async function startRunningShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const port = await findFreePort()
  const [database, mails] = [await startDatabase('seeded'), await startMailSink()]
  const simulator = await startSimulator(`http://127.0.0.1:${port}/api/payments/webhooks/paypal`)
  const app = await startApp({
    databaseUrl: database.url,
    smtpUrl: mails.smtpUrl,
    paypalOrigin: simulator.origin,
    port,
    env: { ...FREQUENT_SWEEPS, ...env },
  })
  return {
    app,
    database,
    simulator,
    mails,
    call: callOf(app.origin),
    startOver: (changed) => app.startOver({ ...FREQUENT_SWEEPS, ...changed }),
    stop: async () => {
      await app.stop()
      await mails.stop()
      await simulator.stop()
      await database.stop()
    },
  }
}

/** Calls the API of the shop at this address as a browser does. */
export const callOf =
  (origin: string): RunningShop['call'] =>
  async (method, path, { token, body, headers = {} } = {}) => {
    try {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer: unknown = await response.json()
      return { status: response.status, body: answer as Record<string, unknown> }
    } catch {
      return { status: 0, body: {} }
    }
  }

/** Asks until the answer is true; says what was waited for when it never is. */
export async function eventually(
  what: string,
  isTrue: () => Promise<boolean>,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It never came true: ${what}`)
    await wait(100)
  }
}
