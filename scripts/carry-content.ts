import { parseArgs } from 'node:util'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { env } from '@/src/server/env'
import { carryContent, type Place } from './content/carry-content'
import { demoEnvironment } from './environment/demo-environment.mjs'
import { explain, Problem } from './environment/problem.mjs'

/**
 * `npm run carry:content`: pages, programs, products, emails, menus, settings and pictures of the running demo (or of
 * `--from` a database with `--uploads`) into the new shop of DATABASE_URL. No people, no orders, no codes.
 */
loadEnv()
try {
  const from = readSource(process.argv.slice(2))
  if (!process.env.DATABASE_URL) throw new Problem('DATABASE_URL is not set: where shall the content go?')
  await requireEnvironment()
  const { UPLOADS_DIR: uploads } = env()
  const rows = await carryContent(from, { databaseUrl: directUrl(), uploads })
  process.stdout.write(
    `${rows} rows of content and their pictures are in the new shop; no accounts, orders or codes came along.\n` +
      'Next: npm run superuser -- you@example.com, npm run build, npm run start, and look through System settings.\n',
  )
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function readSource(args: string[]): Place {
  const usage =
    'Usage: npm run carry:content [-- --from <database> --uploads <folder>]; without: from the running demo'
  try {
    const { values } = parseArgs({ args, options: { from: { type: 'string' }, uploads: { type: 'string' } } })
    if (values.from && values.uploads) return { databaseUrl: values.from, uploads: values.uploads }
    if (values.from || values.uploads) throw new Problem(usage)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(usage)
  }
  const demo: Record<string, string | undefined> = demoEnvironment({
    ...process.env,
    DATABASE_URL: undefined,
    SITE_URL: undefined,
  })
  return { databaseUrl: String(demo.DATABASE_URL), uploads: String(demo.UPLOADS_DIR) }
}
