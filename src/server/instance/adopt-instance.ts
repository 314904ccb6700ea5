import { randomUUID } from 'node:crypto'
import type { Connection } from '../db/transaction'
import { databaseIdentity } from './database-instance'
import { writeKnownInstance } from './known-instances'
import type { Recognition } from './recognise-instance'

/**
 * Makes a database this server's own: as the shop itself, or as a copy on purpose. It gets a new name (the server's, where
 * that has one), so that whoever knew it before takes it for another. Running servers notice within moments.
 */
export async function adoptInstance(
  sql: Connection,
  { name, uploads }: Recognition,
  { isCopy }: { isCopy: boolean },
): Promise<void> {
  const id = name ?? randomUUID()
  if (name === undefined) {
    await writeKnownInstance({ uploads, identity: await databaseIdentity(sql) }, { id, pulse: 0 })
  }
  await sql.query(
    `INSERT INTO instance (id, is_copy) VALUES ($1, $2)
     ON CONFLICT (one) DO UPDATE SET id = excluded.id, is_copy = excluded.is_copy, updated_at = now()`,
    [id, isCopy],
  )
}
