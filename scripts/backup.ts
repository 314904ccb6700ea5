import path from 'node:path'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { env } from '@/src/server/env'
import { fileStore } from '@/src/server/files/file-store'
import { backUpShop } from './backup/back-up'
import { backUpDemo } from './backup/demo'
import { demoFolder } from './environment/demo-settings.mjs'
import { explain } from './environment/problem.mjs'

/**
 * `npm run backup -- folder`: the shop of DATABASE_URL, running or not; without it, the stopped demo of DEMO_DATA_DIR.
 */
loadEnv()
const [name, ...more] = process.argv.slice(2)
if (!name || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run backup -- <new folder>')
  process.exit(1)
}
const folder = path.resolve(name)
try {
  const { files } = process.env.DATABASE_URL
    ? await shop()
    : await backUpDemo(demoFolder(process.env), folder)
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000
  process.stdout.write(
    `Backed up into ${folder}: ${files.length} files, ${megabytes.toFixed(1)} MB, with checksums.\n` +
      'PAYLOAD_SECRET is not in it: keep your environment in another safe place.\n' +
      aboutStore(),
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

/** Files in a store have a keeper of their own. */
function aboutStore(): string {
  if (!process.env.DATABASE_URL || fileStore() === null) return ''
  return 'Of the files in the store it holds what npm run files:move -- --to-disk copied before.\n'
}

async function shop() {
  await requireEnvironment()
  const { UPLOADS_DIR: uploads } = env()
  return backUpShop({ databaseUrl: directUrl(), uploads }, folder)
}
