import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** Which migrations of this release the database has not seen, and how many it has. Throws when it does not answer. */
export async function missingMigrations(payload: Payload): Promise<{ applied: number; missing: string[] }> {
  const { rows } = await pool(payload).query<{ name: string | null }>('SELECT name FROM payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const files = await readdir('migrations').catch(() => [])
  const missing = files
    .filter((file) => /^\d.*\.ts$/.test(file))
    .filter((file) => !done.has(file.replace(/\.ts$/, '')))
  return { applied: done.size, missing }
}
