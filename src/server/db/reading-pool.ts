import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { type Connection, pool, type Sql } from './transaction'

type Replica = { pool: Pool; restsUntil: number }

/** On Payload, of which a process has one; of modules Next makes more than one copy. */
const KEY = Symbol.for('training-storefront.replica')
type Holder = { [KEY]?: Replica | undefined }

/** Reports may read there from now on; undefined: no longer. */
export function setReplica(payload: Payload, replica: Pool | undefined): void {
  ;(payload as Holder)[KEY] = replica && { pool: replica, restsUntil: 0 }
}

/** How long a report waits for the replica to have what is committed; then it reads where that was written. */
const PATIENCE_MS = 500
const LOOK_EVERY_MS = 20
const REST_MS = 10_000

/**
 * Where a report reads: a replica that has everything that was committed when it was asked for, so that nobody misses what
 * they just did. The database itself without a replica, and while that is behind or away.
 */
export async function readingPool(payload: Payload): Promise<Sql> {
  const primary = pool(payload)
  const replica = (payload as Holder)[KEY]
  if (!replica || Date.now() < replica.restsUntil) return primary
  try {
    if (await hasCaughtUp(primary, replica.pool)) return Object.assign(replica.pool, { site: primary.site })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    payload.logger.warn({ msg: 'the replica does not answer', problem })
  }
  replica.restsUntil = Date.now() + REST_MS
  return primary
}

async function hasCaughtUp(primary: Connection, replica: Connection): Promise<boolean> {
  const { rows } = await primary.query<{ written: string }>(
    `SELECT pg_current_wal_insert_lsn()::text AS written`,
  )
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows: seen } = await replica.query<{ isThere: boolean | null }>(
      `SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isThere"`,
      [rows[0]?.written],
    )
    if (seen[0]?.isThere) return true
    if (Date.now() > until) return false
    await wait(LOOK_EVERY_MS)
  }
}
