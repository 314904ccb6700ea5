import { handleEndpoints, type Payload } from 'payload'
import { methodHeader } from '@/src/server/incoming/noted-headers'
import { startDatabase, type TestDatabase } from './database'
import { startRun, temporaryFolder } from './run'
import { scriptEnvironment } from './script-environment'

export const SITE_URL = 'http://localhost:3000'

export interface Call {
  /** Sent as JSON, unless it is form data or text. */
  body?: unknown
  headers?: Record<string, string>
}

export interface TestPayload {
  payload: Payload
  database: TestDatabase
  /** Calls the HTTP API without a server: `call('POST', '/users/login', { body })`. Paths are below `/api`. */
  call: (method: string, path: string, call?: Call) => Promise<Response>
  /** Closes connections and removes the database. */
  stop: () => Promise<void>
}

export interface TestPayloadOptions {
  smtpUrl?: string
  paypalOrigin?: string
  /** Whatever else the app should find in its environment. */
  env?: Record<string, string>
}

/**
 * Payload on a database of its own, in this process, without background jobs unless `env` turns them on. Once per
 * test file: the configuration reads the environment when it is first imported.
 */
export async function startPayload({
  smtpUrl,
  paypalOrigin,
  env = {},
}: TestPayloadOptions = {}): Promise<TestPayload> {
  const run = startRun()
  const database = await startDatabase()
  const surroundings = {
    ...scriptEnvironment(database.url, await temporaryFolder(run)),
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    ...(paypalOrigin ? { PAYPAL_API_ORIGIN: paypalOrigin } : {}),
    ...env,
  }
  for (const [name, value] of Object.entries(surroundings)) {
    if (value !== undefined && name !== 'NODE_ENV') process.env[name] = value
  }
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const payload = await getPayload({ config })
  return {
    payload,
    database,
    call: (method, path, call) => handleEndpoints({ config, request: asRequest(method, path, call) }),
    async stop() {
      await payload.destroy()
      await database.stop()
      await run.stopAll()
    },
  }
}

function asRequest(method: string, path: string, { body, headers: sent = {} }: Call = {}): Request {
  const url = `${SITE_URL}/api${path}`
  const headers = { ...sent, [methodHeader()]: method }
  if (body === undefined) return new Request(url, { method, headers })
  if (body instanceof FormData || typeof body === 'string') return new Request(url, { method, headers, body })
  return new Request(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
