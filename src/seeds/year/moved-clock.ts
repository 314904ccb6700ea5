import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PoolClient } from 'pg'

/** Sets the clock of the database for what follows. */
export type MoveClock = (moment: Date) => Promise<void>

/**
 * Runs operations at moments of the past, all in one transaction: whoever asks the database for the time, defaults of columns
 * included, hears the moment that was set. Nothing of it is left afterwards but what was written; after a failure nothing at all.
 * For a database nobody else works with: its tables are locked meanwhile.
 */
export async function onMovedClock<Result>(
  payload: Payload,
  work: (moveTo: MoveClock) => Promise<Result>,
): Promise<Result> {
  const adapter = payload.db as unknown as { pool: PostgresAdapter['pool'] }
  const real = adapter.pool
  const client = await real.connect()
  try {
    await client.query(BEGIN)
    adapter.pool = withinTransaction(client) as PostgresAdapter['pool']
    const result = await work(async (moment) => {
      await client.query(`SELECT set_config('demo.now', $1, true) AS moment`, [moment.toISOString()])
    })
    await client.query(END)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    adapter.pool = real
    client.release()
  }
}

/** A pool of one connection whose transaction has begun: transactions of operations are steps of it. */
function withinTransaction(client: PoolClient) {
  const send = client.query.bind(client) as (statement: unknown, values?: unknown[]) => Promise<unknown>
  const query = (statement: unknown, values?: unknown[]) =>
    send(typeof statement === 'string' ? (STEPS[statement] ?? statement) : statement, values)
  return { query, connect: async () => ({ query, release: () => undefined }) } as unknown
}

const STEPS: Readonly<Record<string, string>> = {
  BEGIN: 'SAVEPOINT step',
  COMMIT: 'RELEASE SAVEPOINT step',
  ROLLBACK: 'ROLLBACK TO SAVEPOINT step',
}

const eachDefault = (said: string, becomes: string) => `
  DO $do$ DECLARE found record; BEGIN
    FOR found IN SELECT d.adrelid::regclass AS tab, a.attname AS col
                   FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
                   JOIN pg_class c ON c.oid = d.adrelid JOIN pg_namespace n ON n.oid = c.relnamespace
                  WHERE n.nspname = 'public' AND pg_get_expr(d.adbin, d.adrelid) = '${said}'
    LOOP EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT ${becomes}', found.tab, found.col); END LOOP;
  END $do$;`

const BEGIN = `BEGIN;
  CREATE SCHEMA demo_clock;
  CREATE FUNCTION demo_clock.now() RETURNS timestamptz LANGUAGE sql STABLE
    AS $clock$ SELECT current_setting('demo.now')::timestamptz $clock$;
  CREATE FUNCTION demo_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE
    AS $clock$ SELECT demo_clock.now() $clock$;
  ${eachDefault('now()', 'demo_clock.now()')}
  SET LOCAL search_path = demo_clock, pg_catalog, public;`

const END = `SET LOCAL search_path = public;
  ${eachDefault('demo_clock.now()', 'pg_catalog.now()')}
  DROP SCHEMA demo_clock CASCADE;
  COMMIT`
