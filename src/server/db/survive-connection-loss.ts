import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { pool } from './transaction'

/**
 * Keeps the process alive when PostgreSQL restarts or the line to it breaks: a connection tells about its end through
 * an `error` event, and an `error` event nobody listens to ends a Node process. The pool listens to idle connections
 * only; one that is lost between two statements of a transaction must be listened to as well. The statement or the
 * transaction that needed it fails as it should, and the pool opens new connections by itself.
 */
export function surviveConnectionLoss(payload: Payload): void {
  const warn = (error: Error) => {
    payload.logger.warn({ msg: 'a database connection was lost', problem: error.message })
  }
  const known = new WeakSet<PoolClient>()
  pool(payload).on('error', warn)
  pool(payload).on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    client.on('error', warn)
  })
}
