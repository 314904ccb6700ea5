import type { Payload } from 'payload'
import { DUE_BY } from '@/src/server/db/due'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

type Row = { id: string; event: string; details: Record<string, unknown>; tries: number }
type Hook = (event: Record<string, unknown>, payload: Payload) => unknown

const BATCH = 20
const MAX_TRIES = 12

/** What a hook may take; its event is told again some time after it took longer. */
const HOOK_MS = 60_000

/** Longer than a batch of hooks can take; who dies gives its events back when it is over. */
const LEASE = `interval '25 minutes'`

/**
 * Tells the site what happened. Safe in any number of processes: each event is leased by one at a time, and a process
 * that dies gives its events back. Returns how many hooks did what they do.
 */
export async function deliverEvents(payload: Payload): Promise<number> {
  let delivered = 0
  for (;;) {
    const rows = await lease(payload)
    for (const row of rows) if (await deliver(payload, row)) delivered += 1
    if (rows.length < BATCH) return delivered
  }
}

async function lease(payload: Payload): Promise<Row[]> {
  const { rows } = await pool(payload).query<Row>({
    name: 'lease-shop-events',
    text: `UPDATE shop_events SET tries = tries + 1, next_try_at = now() + ${LEASE}, updated_at = now()
      WHERE id IN (SELECT id FROM shop_events WHERE state = 'queued' AND next_try_at <= ${DUE_BY}
                    ORDER BY next_try_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, event, details, tries::int`,
  })
  return rows
}

async function deliver(payload: Payload, row: Row): Promise<boolean> {
  const hooks = siteOf(payload).hooks as Record<string, Hook | undefined>
  try {
    await within(HOOK_MS, hooks[row.event]?.({ ...row.details, eventId: row.id }, payload))
    await pool(payload).query(
      `UPDATE shop_events SET state = 'done', next_try_at = NULL, problem = NULL, updated_at = now() WHERE id = $1`,
      [row.id],
    )
    return true
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    payload.logger.error({
      msg: 'a hook of the site failed',
      event: row.event,
      id: row.id,
      tries: row.tries,
      problem,
    })
    await retryLater(payload, row, problem)
    return false
  }
}

/** Back-off doubles from 5 seconds to an hour. After the last try the row stays as 'failed' for staff to see. */
async function retryLater(payload: Payload, { id, tries }: Row, problem: string): Promise<void> {
  const seconds = Math.min(3600, 5 * 2 ** (tries - 1))
  await pool(payload).query(
    `UPDATE shop_events SET problem = $2, updated_at = now(),
            state = CASE WHEN $3 THEN 'failed' ELSE 'queued' END::enum_shop_events_state,
            next_try_at = CASE WHEN $3 THEN NULL ELSE now() + make_interval(secs => $4) END
      WHERE id = $1 AND state = 'queued' AND tries = $5`,
    [id, problem.slice(0, 500), tries >= MAX_TRIES, seconds, tries],
  )
}

async function within(ms: number, work: unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${ms / 1_000} seconds`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
