import type { Payload } from 'payload'
import { pool } from './transaction'

/**
 * Keeps the process alive when PostgreSQL restarts: a pool tells about idle connections that broke through an `error`
 * event, and an `error` event nobody listens to ends a Node process. The pool opens new connections by itself.
 */
export function surviveConnectionLoss(payload: Payload): void {
  pool(payload).on('error', (error) => {
    payload.logger.warn({ msg: 'a database connection was lost', problem: error.message })
  })
}
