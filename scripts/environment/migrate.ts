import { loadEnv } from 'payload/node'

/** `npm run migrate`: brings the database of DATABASE_URL to the newest migration. */
loadEnv()
process.env.PAYLOAD_MIGRATING = 'true'

const { getPayload } = await import('payload')
const { default: config } = await import('@/payload.config')

const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
process.exit(0)
