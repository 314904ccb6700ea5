import path from 'node:path'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { typescript } from '@/scripts/environment/typescript.mjs'
import { waitForHttp } from '@/scripts/environment/wait-for-http.mjs'
import { type Supervisor, temporaryFolder } from '../environment/run'
import { scriptEnvironment } from '../environment/script-environment'

type Surroundings = {
  databaseUrl: string
  smtpUrl: string
  paypalOrigin: string
  env?: Record<string, string>
}

export type ShopProcess = {
  origin: string
  pid: number
  /** A call of the API; an answer that never came is `status: 0`. */
  call: (
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; key?: string },
  ) => Promise<{ status: number; body: Record<string, unknown> }>
  signal: (signal: NodeJS.Signals) => void
  /** Resolves when it has ended, with how. */
  ended: Promise<string>
  output: () => string
  stop: () => Promise<void>
}

/** One more server of a shop: the API and its jobs in a process of their own, on a port of its own. */
export async function startShopProcess(run: Supervisor, surroundings: Surroundings): Promise<ShopProcess> {
  const folder = await temporaryFolder(run)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const shop = await run.start({
    name: 'shop process',
    ...typescript('tests/support/shop-process/main.ts'),
    env: {
      ...process.env,
      ...scriptEnvironment(surroundings.databaseUrl, folder),
      SMTP_URL: surroundings.smtpUrl,
      PAYPAL_API_ORIGIN: surroundings.paypalOrigin,
      BACKGROUND_JOBS: 'on',
      SWEEP_INTERVAL_MS: '250',
      SHOP_PROCESS_PORT: String(port),
      NODE_ENV: 'production',
      VITEST: undefined,
      FAILPOINT: '',
      ...surroundings.env,
    },
    graceMs: 15_000,
    log: path.join(folder, 'shop.log'),
  })
  await waitForHttp(shop, `${origin}/api/payments/methods`)
  return {
    origin,
    pid: shop.pid,
    call: (method, address, options) => call(`${origin}/api${address}`, method, options),
    signal: (signal) => process.kill(shop.pid, signal),
    ended: shop.exited,
    output: () => shop.output(),
    stop: () => shop.stop(),
  }
}

async function call(
  address: string,
  method: string,
  { token, body, key }: { token?: string; body?: unknown; key?: string } = {},
) {
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
  } catch {
    return { status: 0, body: {} }
  }
}
