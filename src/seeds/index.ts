import { resolve } from 'node:path'
import { loadEnv } from 'payload/node'
import { env } from '@/src/server/env'
import { readSeedCommand, type SeedSet } from './command'
import { digestOf } from './contents'
import { describe, type Seeding } from './seeding'
import { isSeeded, markSeeded } from './stamp'

/**
 * `npm run seed -- [reference|demo]`. Runs again and again: where this content is already in the database nothing is
 * started and nothing is written.
 */
loadEnv()
const command = readSeedCommand(process.argv.slice(2), process.env)
if ('refusal' in command) {
  console.error(command.refusal)
  process.exit(1)
}
// Node 20 does not count an import that its loader thread still works on, and would end with code 13 in the middle.
const stayAwake = setInterval(() => undefined, 60_000)
await seed(command.set)
clearInterval(stayAwake)
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

/** Payload and the content's writers are loaded only when there is something to write. */
async function startSeeding(): Promise<Seeding> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  return { payload: await getPayload({ config, disableOnInit: true }), tally: new Map() }
}

async function write(seeding: Seeding, set: SeedSet): Promise<void> {
  const { seedReference } = await import('./reference/seed-reference')
  await seedReference(seeding)
  if (set === 'reference') return
  const { seedDemo } = await import('./demo/seed-demo')
  await seedDemo(seeding)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}
