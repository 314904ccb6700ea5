import { resolve } from 'node:path'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { env } from '@/src/server/env'
import { readSeedCommand, type SeedSet } from './command'
import { digestOf } from './contents'
import { describe, type Seeding } from './seeding'
import { isSeeded, markSeeded } from './stamp'

const LOADED_WITHIN_MS = 120_000

/**
 * `npm run seed -- [reference|demo|year]`. Runs again and again: where this content is already in the database nothing is
 * started and nothing is written.
 */
loadEnv()
const command = readSeedCommand(process.argv.slice(2), process.env)
if ('refusal' in command) {
  console.error(command.refusal)
  process.exit(1)
}
await requireEnvironment()
await seed(command.set)
process.exit(0)

async function seed(set: SeedSet): Promise<void> {
  const start = performance.now()
  const { DATABASE_URL, UPLOADS_DIR } = env()
  const digest = await digestOf(set)
  if (await isSeeded(set, digest, { databaseUrl: DATABASE_URL, uploads: resolve(UPLOADS_DIR) })) {
    return say(`Seeds (${set}): already there, checked in ${seconds(start)} s.`)
  }
  const seeding = await startSeeding()
  await write(seeding, set)
  await markSeeded(seeding.payload, set, digest)
  say(`Seeds (${set}): written in ${seconds(start)} s.\n${describe(seeding.tally)}`)
}

/**
 * Payload is loaded only when there is something to write. On a busy machine Node 20 now and then loses an import
 * under a TypeScript loader: it would end in the middle with code 13 and not a word. The timer keeps it awake, and
 * says so when the import never comes.
 */
async function startSeeding(): Promise<Seeding> {
  const giveUp = setTimeout(() => {
    console.error('The modules could not be loaded in time. Nothing was written: please run the seeds again.')
    process.exit(1)
  }, LOADED_WITHIN_MS)
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const payload = await getPayload({ config, disableOnInit: true })
  clearTimeout(giveUp)
  return { payload, tally: new Map() }
}

async function write(seeding: Seeding, set: SeedSet): Promise<void> {
  const { seedReference } = await import('./reference/seed-reference')
  await seedReference(seeding)
  if (set === 'reference') return
  const { seedDemo } = await import('./demo/seed-demo')
  await seedDemo(seeding)
  if (set === 'demo') return
  const { seedYear } = await import('./year/seed-year')
  await seedYear(seeding)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
