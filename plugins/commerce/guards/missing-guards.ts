import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { COMMERCE_GUARDS } from './commerce-guards'

/** The names of the guards this database does not have. */
export async function missingGuards(payload: Payload): Promise<string[]> {
  const { rows } = await pool(payload).query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS wanted(name)
      WHERE name NOT IN (SELECT relname FROM pg_class UNION ALL SELECT conname FROM pg_constraint
                          UNION ALL SELECT tgname FROM pg_trigger UNION ALL SELECT proname FROM pg_proc)`,
    [COMMERCE_GUARDS.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}
