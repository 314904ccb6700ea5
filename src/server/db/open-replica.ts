import type { Payload } from 'payload'
import { Pool } from 'pg'
import { setReplica } from './reading-pool'

/** From now on reports may read from a replica of the database. Gives what closes it. */
export function openReplica(payload: Payload, connectionString: string, max = 5): () => Promise<void> {
  const replica = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 60_000,
  })
  replica.on('error', (error) =>
    payload.logger.warn({ msg: 'a connection to the replica was lost', problem: error.message }),
  )
  setReplica(payload, replica)
  return async () => {
    setReplica(payload, undefined)
    if (!replica.ending) await replica.end()
  }
}
