import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '@/src/domain/errors/domain-error'
import { tryAgainSentence } from '@/src/domain/limits/try-again'
import { pool } from '../db/transaction'
import { env } from '../env'
import { visitorHeader } from '../incoming/noted-headers'

/**
 * So many attempts in so many seconds, counted from the first one. With `isWrongOnly` attempts are given back as a rule:
 * many right ones at once must not use it up for the rest of the time.
 */
export type RateLimit = { name: string; points: number; seconds: number; isWrongOnly?: boolean }

/** What one visitor, account or device has left of a limit. */
export type Budget = { limit: RateLimit; key: string }

/** Visitors whose network nobody knows share what is everybody's, so that is this many times as large. */
const FOR_ALL_UNKNOWN = 5

export function budgetOf(limit: RateLimit, ...holder: string[]): Budget {
  return { limit, key: createHash('sha256').update(holder.join('\n')).digest('base64url') }
}

/** The budget of whoever asks from this network; `holder` narrows it, to one account say. */
export function networkBudget(limit: RateLimit, headers: Headers, ...holder: string[]): Budget {
  const network = headers.get(visitorHeader())
  if (network) return budgetOf(limit, network, ...holder)
  const points = holder.length > 0 ? limit.points : limit.points * FOR_ALL_UNKNOWN
  return budgetOf({ ...limit, points }, 'unknown', ...holder)
}

/**
 * Takes one attempt out of each budget, in order. Refused with 429 `RATE_LIMITED`, `Retry-After` and a sentence that
 * says when, as soon as one is empty. Counted in PostgreSQL, so that it holds for any number of processes; when that
 * cannot be reached the attempt fails, as whatever comes after it would.
 */
export async function spend(payload: Payload, ...budgets: Budget[]): Promise<void> {
  for (const { limit, key } of budgets) {
    try {
      await orMakeTable(payload, () => limiter(payload, limit).consume(key))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (limit.isWrongOnly) await giveBack(payload, { limit, key })
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
      throw new DomainError('RATE_LIMITED', {
        message: tryAgainSentence(retryAfterSeconds),
        internal: limit.name,
        details: { retryAfterSeconds },
      })
    }
  }
}

/** Gives one attempt back: it was no guess. */
export async function giveBack(payload: Payload, { limit, key }: Budget): Promise<void> {
  await limiter(payload, limit).reward(key)
}

/** Gives all of it back. */
export async function restore(payload: Payload, { limit, key }: Budget): Promise<void> {
  await limiter(payload, limit).delete(key)
}

/** One per limit and pool: an empty budget is remembered here as a rule, and asks the database no more until it fills. */
const limiters = new WeakMap<Pool, Map<string, RateLimiterPostgres>>()

function limiter(payload: Payload, limit: RateLimit): RateLimiterPostgres {
  const { name, points } = limit
  const known = limiters.get(pool(payload)) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool(payload), known)
  const scaled = Math.min(Math.max(1, Math.round(points * env().RATE_LIMIT_SCALE)), 1_000_000_000)
  const id = `${name} ${scaled}`
  const found = known.get(id) ?? create(payload, { ...limit, points: scaled })
  known.set(id, found)
  return found
}

/** A site that only adds a plugin of ours has no migrations of ours. */
async function orMakeTable<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
    await makeTable(payload)
    return work()
  }
}

/**
 * One at a time, since two that make it at the same moment collide, "if not exists" or not. Both statements are one
 * simple query, and so one transaction.
 */
async function makeTable(payload: Payload): Promise<void> {
  await pool(payload).query(
    `SELECT pg_advisory_xact_lock(hashtext('rate_limits'));
     CREATE UNLOGGED TABLE IF NOT EXISTS rate_limits
       (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  )
}

function create(payload: Payload, { name, points, seconds, isWrongOnly }: RateLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool(payload),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(isWrongOnly ? {} : { inMemoryBlockOnConsumed: points + 1 }),
  })
}
