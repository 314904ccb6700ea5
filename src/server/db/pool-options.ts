import { Client } from 'pg'
import { type Env, env } from '../env'

type Variables = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL_MAX' | 'DATABASE_POOLER'>

/** How long PostgreSQL waits for one of us: a statement, a transaction that does nothing, a lock. Milliseconds. */
const PATIENCE = {
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 20_000,
  lock_timeout: 8_000,
} as const

/**
 * The connections of a process to PostgreSQL. A pooler in transaction mode hands each transaction to any of its own
 * connections: nothing may be kept in one of ours, no statement by name and no setting of the session.
 */
export function poolOptions(variables: Variables = env()) {
  const options = {
    connectionString: variables.DATABASE_URL,
    max: variables.DATABASE_POOL_MAX,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  }
  return variables.DATABASE_POOLER === 'on'
    ? { ...options, Client: PooledClient }
    : { ...options, ...PATIENCE }
}

/** The way past a pooler, for what lives as long as a connection: LISTEN, migrations, dumps, locks of a session. */
export function directUrl({ DATABASE_DIRECT_URL, DATABASE_URL }: Partial<Variables> = env()): string {
  return DATABASE_DIRECT_URL ?? DATABASE_URL ?? ''
}

/**
 * Sends statements that have a name without it, and says at the beginning of each transaction, ours and Payload's, in the
 * same message, how patient it is.
 */
class PooledClient extends Client {
  override query = ((asked: unknown, ...more: unknown[]) =>
    (super.query as (...args: unknown[]) => unknown).call(this, forPooler(asked), ...more)) as Client['query']
}

function forPooler(asked: unknown): unknown {
  if (typeof asked === 'string') return isBeginning(asked) ? BEGIN_PATIENTLY : asked
  if (!isStatement(asked)) return asked
  return { ...asked, name: undefined, text: isBeginning(asked.text) ? BEGIN_PATIENTLY : asked.text }
}

const isBeginning = (text: string) => /^begin$/i.test(text)

const BEGIN_PATIENTLY = [
  'BEGIN',
  ...Object.entries(PATIENCE).map(([name, time]) => `SET LOCAL ${name} = ${time}`),
].join('; ')

/** Not what sends itself, such as a cursor. */
function isStatement(asked: unknown): asked is { text: string } {
  return typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)
}
