import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { type Site, siteOf } from '@/src/server/site'

/** Anything SQL can be sent to. */
export type Connection = Pick<PoolClient, 'query'>

/** The pool or the one connection of a transaction, and whose tables they reach (`siteOf`). */
export type Sql = Connection & { site: Site }

/** The connection pool Payload itself uses: one pool, one limit, for documents and for money. */
export function pool(payload: Payload): Pool & Sql {
  return Object.assign((payload.db as unknown as PostgresAdapter).pool, { site: siteOf(payload) })
}

/**
 * Runs `work` in one short transaction: all of it or none of it.
 *
 * No network call may happen inside: ten transactions that wait for an outside answer starve a pool of ten.
 * Serialization failures and deadlocks (40001, 40P01) are run again, since nothing of them was kept.
 */
export async function inTransaction<T>(payload: Payload, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(payload, work)
    } catch (error) {
      if (attempt >= 4 || !isRetriable(error)) throw error
    }
  }
}

async function runOnce<T>(payload: Payload, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = Object.assign(await pool(payload).connect(), { site: siteOf(payload) })
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    try {
      await client.query('ROLLBACK')
    } catch (rollbackError) {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError))
    }
    throw error
  } finally {
    client.release(broken)
  }
}

const RETRIABLE = new Set(['40001', '40P01'])

function isRetriable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && RETRIABLE.has(String(error.code))
}

/** True for the violation of a unique index or constraint, optionally of the one that is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== '23505')
    return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}

/** True when the database took nothing more for an account that was merged into another one. */
export function isOfMergedAccount(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === 'not_of_merged_account'
  )
}
