import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, SanitizedConfig } from 'payload'
import { forgetAccessToken } from '@/plugins/commerce/payments/providers/paypal/access-token'
import { closeMailTransport } from '@/plugins/mail/transport'
import { env } from '@/src/server/env'

type Shared = { config: Promise<SanitizedConfig>; payload: Payload }

let shared: Promise<Shared> | undefined

/**
 * The one Payload of this process, connected to the database of the environment as it is now, and with nothing left
 * of what it knew of an earlier PayPal and mail server. Made by the first caller: that takes longer than most files.
 */
export async function sharedPayload(): Promise<Shared> {
  if (shared === undefined) {
    shared = boot()
    return shared
  }
  const { config, payload } = await shared
  forgetAccessToken()
  Reflect.deleteProperty(globalThis, Symbol.for('training-storefront.paypal-breaker'))
  closeMailTransport()
  await connectAnew(payload)
  return { config, payload }
}

async function boot(): Promise<Shared> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  return { config, payload: await getPayload({ config }) }
}

/** As a start does it, without building the schema a second time. */
async function connectAnew(payload: Payload): Promise<void> {
  const adapter = payload.db as unknown as Omit<PostgresAdapter, 'pool'> & { pool: unknown }
  const { DATABASE_URL, DATABASE_POOL_MAX } = env()
  adapter.poolOptions = {
    ...adapter.poolOptions,
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_MAX,
  }
  adapter.pool = undefined
  await adapter.connect?.()
  await payload.config.onInit?.(payload)
}
