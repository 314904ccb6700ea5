import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { onlineProviders } from '@/plugins/commerce/payments/providers/registry'
import { connectedProvider } from '@/plugins/commerce/payments/providers/require-provider'
import { mailTransport } from '@/plugins/mail/transport'
import { openSharedCache } from '@/src/server/content-changes/open-shared-cache.mjs'
import { env } from '@/src/server/env'
import { fileStore } from '@/src/server/files/file-store'
import { askStore } from '@/src/server/files/store-problem'
import { isProviderCutOff } from '@/src/server/instance/current-status'
import { missingMigrations } from '../missing-migrations'
import { readLateness } from '../read-lateness'
import { askPart, type Finding, type PartCheck } from './part-check'

/** Asks every part of the shop at once whether it does what it is for. Changes nothing, and never throws. */
export async function checkParts(payload: Payload): Promise<PartCheck[]> {
  const providers = onlineProviders(payload)
  const lateness = readLateness(payload)
  return Promise.all([
    askPart('database', () => database(payload)),
    askPart('mail', mail),
    ...(providers.length === 0 ? [askPart('payments', async () => NO_PROVIDER)] : []),
    ...providers.map(({ key }) => askPart('payments', () => provider(payload, key))),
    askPart('files', files),
    askPart('cache', cache),
    askPart('emails-to-send', async () => lateOrNot((await lateness).outboxAge, 900)),
    askPart('payments-to-look-at', async () => lateOrNot((await lateness).sweeperLag, 900)),
    askPart('planned-changes', async () => lateOrNot((await lateness).changesLag, 120)),
  ])
}

const NO_PROVIDER: Finding = { state: 'off', finding: 'none', detail: '' }

async function database(payload: Payload): Promise<Finding> {
  const { missing } = await missingMigrations(payload)
  return missing.length === 0
    ? { state: 'good', finding: 'answers', detail: '' }
    : { state: 'bad', finding: 'migrations-missing', detail: missing.join(', ') }
}

async function mail(): Promise<Finding> {
  // Its name alone: the address may hold a password.
  const { host } = new URL(env().SMTP_URL)
  try {
    await mailTransport().verify()
    return { state: 'good', finding: 'answers', detail: host }
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }
    const finding = responseCode === undefined ? 'no-answer' : 'refused'
    return { state: 'bad', finding, detail: host }
  }
}

/** It is asked about a payment nobody has: who says that there is none let us in and has answered. */
async function provider(payload: Payload, key: string): Promise<Finding> {
  const found = onlineProviders(payload).find((each) => each.key === key)
  const detail = found?.describe() ?? key
  if (isProviderCutOff()) return { state: 'off', finding: 'cut-off', detail }
  const connected = connectedProvider(payload, key)
  if (connected === null) return { state: 'bad', finding: 'not-configured', detail }
  const report = await connected.look(NOBODYS_PAYMENT)
  if (report.outcome === 'gone') return { state: 'good', finding: 'answers', detail }
  const finding = report.status === 'UNKNOWN' ? 'no-answer' : 'refused'
  return { state: 'bad', finding, detail: `${detail}: ${report.problem ?? report.status}` }
}

const NOBODYS_PAYMENT = '0LIVECHECK0000000'

/** Below this, the next film may not fit. */
const LEAST_BYTES = 1_000_000_000

async function files(): Promise<Finding> {
  const store = fileStore()
  if (store !== null) {
    const answer = await askStore(store)
    if (answer === 'lets us in') return { state: 'good', finding: 'store-answers', detail: store.bucket }
    return answer === 'away'
      ? { state: 'bad', finding: 'no-answer', detail: store.bucket }
      : { state: 'bad', finding: 'refused', detail: answer.problem }
  }
  const folder = resolve(env().UPLOADS_DIR)
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch {
    return { state: 'bad', finding: 'disk-closed', detail: 'UPLOADS_DIR' }
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const detail = (free / 1_000_000_000).toFixed(1)
  return free < LEAST_BYTES
    ? { state: 'bad', finding: 'disk-full', detail }
    : { state: 'good', finding: 'disk-writable', detail }
}

async function cache(): Promise<Finding> {
  if (!env().CACHE_URL) return { state: 'off', finding: 'none', detail: '' }
  return (await openSharedCache()?.answers())
    ? { state: 'good', finding: 'answers', detail: '' }
    : { state: 'bad', finding: 'no-answer', detail: 'CACHE_URL' }
}

/** How late may be before somebody has to look: a mail waits for another try, a payment for its next look. */
function lateOrNot(seconds: number, most: number): Finding {
  return seconds <= most
    ? { state: 'good', finding: 'on-time', detail: '' }
    : { state: 'bad', finding: 'late', detail: String(Math.round(seconds / 60)) }
}
