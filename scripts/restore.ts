import path from 'node:path'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { env } from '@/src/server/env'
import { restoreDemo } from './backup/demo'
import { restoreShop } from './backup/restore-shop'
import { demoFolder } from './environment/demo-settings.mjs'
import { explain } from './environment/problem.mjs'

/**
 * `npm run restore -- folder [--replace]`: into DATABASE_URL and UPLOADS_DIR, or the demo's own. The shop is held then,
 * until `npm run restore:release`.
 */
loadEnv()
const args = process.argv.slice(2)
const replace = args.includes('--replace')
const [name, ...more] = args.filter((arg) => arg !== '--replace')
if (!name || name.startsWith('-') || more.length > 0) {
  console.error('Usage: npm run restore -- <folder of a backup> [--replace]')
  process.exit(1)
}
const folder = path.resolve(name)
try {
  const { madeAt, version } = process.env.DATABASE_URL
    ? await shop()
    : await restoreDemo(demoFolder(process.env), folder, { replace })
  process.stdout.write(
    `Restored what was backed up on ${madeAt} (version ${version}).\n` +
      'Next: npm run migrate, start the shop, and when you have looked at it: npm run restore:release\n',
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function shop() {
  await requireEnvironment()
  const { UPLOADS_DIR: uploads } = env()
  return restoreShop({ databaseUrl: directUrl(), uploads }, folder, { replace })
}
