import { createInterface } from 'node:readline/promises'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { demoEnvironment } from './environment/demo-environment.mjs'
import { explain, Problem } from './environment/problem.mjs'
import { type ReleaseCommand, readNumber, readReleaseCommand } from './release/command'

/**
 * `npm run restore:release`: says what a restored or copied database would do, and lets it: as the shop itself, or with
 * `--as-copy` as a copy. Asks at a terminal for what no option told; elsewhere it must be told.
 */
loadEnv()
const command = readReleaseCommand(process.argv.slice(2))
if ('refusal' in command) {
  console.error(command.refusal)
  process.exit(1)
}
try {
  if (!process.env.DATABASE_URL) Object.assign(process.env, demoEnvironment(process.env))
  await requireEnvironment()
  await release(command)
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function release(command: ReleaseCommand): Promise<void> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  const { env } = await import('@/src/server/env')
  const { pool } = await import('@/src/server/db/transaction')
  const { recogniseInstance } = await import('@/src/server/instance/recognise-instance')
  const { describeWaiting, readWaiting } = await import('./release/read-waiting')
  const { releaseAsCopy, releaseShop } = await import('./release/release-shop')
  const payload = await getPayload({ config, disableOnInit: true })
  const server = { name: env().INSTANCE_ID, uploads: env().UPLOADS_DIR }
  const status = await recogniseInstance(pool(payload), server)
  if (status.kind !== 'held') return say('Nothing is held here.')
  if (status.reason === 'unmigrated')
    throw new Problem('First bring the database up to date: npm run migrate')
  const waiting = await readWaiting(payload)
  say(`In this database:\n${describeWaiting(waiting)}`)
  const told = command.asCopy
    ? await releaseAsCopy(payload, server)
    : await releaseShop(payload, server, await decide(command))
  say(told.join('\n'))
}

async function decide({ lastInvoice, lastCreditNote, mail }: ReleaseCommand) {
  if (!process.stdin.isTTY && (lastInvoice === null || lastCreditNote === null || mail === null)) {
    throw new Problem(
      'Nobody is here to be asked. Say the last invoice and credit note known outside of this database, and whether ' +
        'queued mail is still to be sent: --last-invoice N --last-credit-note N --mail send|cancel',
    )
  }
  return {
    lastInvoice: lastInvoice ?? (await askNumber('Last invoice number known outside (0 for none): ')),
    lastCreditNote:
      lastCreditNote ?? (await askNumber('Last credit note number known outside (0 for none): ')),
    mail: mail ?? (await askMail()),
  }
}

async function askNumber(question: string): Promise<number> {
  for (;;) {
    const number = readNumber(await ask(question))
    if (number !== null) return number
  }
}

async function askMail(): Promise<'send' | 'cancel'> {
  for (;;) {
    const answer = (
      await ask('Queued mail: send it, or cancel it since it left already? (send/cancel) ')
    ).trim()
    if (answer === 'send' || answer === 'cancel') return answer
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
