import type { Migration } from 'payload'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { env, parseEnv } from '@/src/server/env'

/** `npm run migrate`: brings the database of DATABASE_URL to the newest migration, and its emails to our newest words. */
loadEnv()
await requireEnvironment()
process.env.PAYLOAD_MIGRATING = 'true'
// One connection from the first statement to the last, past a pooler: a migration may hold what a pooler would not keep.
Object.assign(process.env, { DATABASE_URL: directUrl(), DATABASE_POOLER: 'off' })
Object.assign(env(), parseEnv(process.env))

const { getPayload } = await import('payload')
const { default: config } = await import('@/payload.config')
const { migrations } = await import('@/migrations')
const { syncTemplates } = await import('@/plugins/mail/templates/sync-templates')

const payload = await getPayload({ config, disableOnInit: true })
// Payload's type of a migration leaves out what its adapter hands over.
await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
await syncTemplates(payload)
process.exit(0)
