import type { Instance, KnownInstance } from '@/src/domain/instance/instance-status'
import type { Connection } from '../db/transaction'

/** Which database this is, as the server that keeps it counts: differs for every one ever made, a restored one too. */
export async function databaseIdentity(sql: Connection): Promise<string> {
  const { rows } = await sql.query<{ identity: string | null }>(
    `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS identity
       FROM pg_database WHERE datname = current_database()`,
  )
  return rows[0]?.identity ?? ''
}

/** What the database says it is; null while no server has worked with it. */
export async function readInstance(sql: Connection): Promise<Instance | null> {
  const { rows } = await sql.query<Instance>(
    'SELECT id, pulse::float8 AS pulse, is_copy AS "isCopy" FROM instance',
  )
  return rows[0] ?? null
}

/** Names a database nobody has named. The first of many processes does it; the others find its name. */
export async function nameInstance(sql: Connection, id: string): Promise<Instance> {
  await sql.query('INSERT INTO instance (id) VALUES ($1) ON CONFLICT DO NOTHING', [id])
  const named = await readInstance(sql)
  if (!named) throw new Error('the database was not named')
  return named
}

/** Counts the pulse up when it is the database a server knows, not gone back. Gives the new pulse, or null. */
export async function beat(sql: Connection, { id, pulse }: KnownInstance): Promise<number | null> {
  const { rows } = await sql.query<{ pulse: number }>(
    `UPDATE instance SET pulse = pulse + 1, updated_at = now() WHERE id = $1 AND pulse >= $2
     RETURNING pulse::float8 AS pulse`,
    [id, pulse],
  )
  return rows[0]?.pulse ?? null
}

/** Whether there is anything a copy could do twice. */
export async function holdsAnything(sql: Connection): Promise<boolean> {
  const { rows } = await sql.query<{ yes: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM orders) OR EXISTS (SELECT 1 FROM email_outbox) AS yes',
  )
  return rows[0]?.yes ?? false
}
