import { handleEndpoints, type Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { methodHeader } from '@/src/server/incoming/noted-headers'
import { startDatabase, type TestDatabase } from './database'
import { refuseWhatIsReadOnce } from './own-process'
import { emptyFolder } from './run'
import { scriptEnvironment } from './script-environment'
import { setEnvironment } from './set-environment'
import { sharedPayload } from './shared-payload'

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
  /** Closes connections and removes the database. Throws when an endpoint answered otherwise than the API's description says. */
  stop: () => Promise<void>
}

export interface TestPayloadOptions {
  smtpUrl?: string
  paypalOrigin?: string
  /** Whatever else the app should find in its environment; may follow from the address of the database. */
  env?: Record<string, string> | ((databaseUrl: string) => Record<string, string>)
}

/**
 * Payload on a database of its own, in this process, without background jobs unless `env` turns them on. One at a
 * time: files of a process share the instance, which moves to the database and the surroundings of whoever starts it.
 * A file that changes what the configuration itself reads needs a process of its own, see CONTRIBUTING.
 */
export async function startPayload({
  smtpUrl,
  paypalOrigin,
  env: asked = {},
}: TestPayloadOptions = {}): Promise<TestPayload> {
  const database = await startDatabase()
  const env = typeof asked === 'function' ? asked(database.url) : asked
  refuseWhatIsReadOnce(env)
  setEnvironment({
    ...scriptEnvironment(database.url, await emptyFolder()),
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    ...(paypalOrigin ? { PAYPAL_API_ORIGIN: paypalOrigin } : {}),
    ...env,
  })
  const { config, payload } = await sharedPayload()
  const { brokenReplies } = await import('@/src/server/openapi/check-reply')
  return {
    payload,
    database,
    call: (method, path, call) => handleEndpoints({ config, request: asRequest(method, path, call) }),
    async stop() {
      // Payload keeps its first connection for ever: the end of the others is not waited for.
      void pool(payload).end()
      await database.stop()
      const broken = [...new Set(brokenReplies.splice(0))]
      if (broken.length > 0) throw new Error(`replies that were not as described:\n${broken.join('\n')}`)
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
