import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { runInBackground } from '../background'
import { directUrl } from '../db/pool-options'
import { pool } from '../db/transaction'
import { env } from '../env'
import { CHANNEL } from './announce-change'
import { contentFingerprint } from './content-fingerprint'
import { lastChange, noteChange, noteContent } from './last-change.mjs'

/** How long a change may stay unknown where PostgreSQL's word does not come through, behind a pooler for instance. */
const LOOK_EVERY_MS = 30_000
const RECONNECT_MS = 1_000

/**
 * Hears of every change of public content, in whatever process it was made, as soon as it is committed. What was missed
 * while the line was down, or is not announced (an import, SQL by hand), is found by looking: at once after the line is
 * back, else within half a minute. `madeOf` is the content this process' pages were made of. Resolves after the first
 * look.
 */
export async function watchContent(
  payload: Payload,
  madeOf: string | undefined,
): Promise<{ stop: () => Promise<void> }> {
  let known = madeOf
  let isStopped = false
  let line: Client | undefined

  const look = async () => {
    const { count } = lastChange()
    const found = await contentFingerprint(pool(payload))
    const isNew = found !== known
    if (isNew) noteChange()
    known = found
    noteContent(found, isNew ? count + 1 : count)
  }
  const hear = async () => {
    noteChange()
    const { count } = lastChange()
    known = await contentFingerprint(pool(payload))
    noteContent(known, count)
  }
  const listen = async () => {
    const client = new Client({ ...pool(payload).options, ...pastPooler() })
    const ended = new Promise((resolve) => client.once('end', resolve))
    client.on('error', (error) =>
      payload.logger.warn({ msg: 'the line for changes of content was lost', problem: error.message }),
    )
    client.on('notification', () => void hear().catch(() => undefined))
    try {
      await client.connect()
      line = client
      // Told to stop while it was dialling: nobody else would hang up.
      if (isStopped) return
      await client.query(`LISTEN ${CHANNEL}`)
      await look()
      await ended
    } finally {
      line = undefined
      await client.end()
    }
  }
  const keepListening = async () => {
    while (!isStopped) {
      await listen().catch(() => undefined)
      await wait(RECONNECT_MS, undefined, { ref: false })
    }
  }

  await look()
  void keepListening()
  const looking = runInBackground(payload, {
    name: 'look for changed content',
    everyMs: LOOK_EVERY_MS,
    run: look,
  })
  return {
    stop: async () => {
      isStopped = true
      await looking.stop()
      await line?.end()
    },
  }
}

/** A pooler swallows what is said to a connection that only listens. */
function pastPooler(): { connectionString?: string } {
  return env().DATABASE_DIRECT_URL ? { connectionString: directUrl() } : {}
}
