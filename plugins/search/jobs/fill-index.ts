import type { Payload } from 'payload'
import { ADDRESSED, type Addressed } from '@/src/domain/pages/document-path'
import { pool } from '@/src/server/db/transaction'
import { type About, indexDocument } from '../operations/index-document'

const AT_ONCE = 50

/**
 * Indexes what is public and not in the index as it is: everything after the first start, what came past Payload's hooks (a
 * restored backup, carried content) later. Gives how many documents. Safe in any number of processes; a second run finds nothing.
 */
export async function fillIndex(payload: Payload): Promise<number> {
  let filled = 0
  for (const collection of ADDRESSED) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const missing = await findMissing(payload, collection, after)
      for (const about of missing) await indexDocument(payload, pool(payload), about)
      filled += missing.length
      if (missing.length < AT_ONCE) break
      after = missing.at(-1)?.id ?? after
    }
  }
  return filled
}

async function findMissing(payload: Payload, collection: Addressed, after: string): Promise<About[]> {
  const { rows } = await pool(payload).query<{ id: string }>(MISSING[collection], [after])
  return rows.map(({ id }) => ({ collection, id }))
}

const missingIn = (table: Addressed) => `
  SELECT DISTINCT d.id FROM ${table} d JOIN ${table}_locales t ON t._parent_id = d.id
   WHERE d.id > $1::uuid AND d._status = 'published' AND d.deleted_at IS NULL AND t.shown AND t.title IS NOT NULL
     AND NOT EXISTS (SELECT FROM search_entries e WHERE e.collection = '${table}' AND e.document_id = d.id
                        AND e.locale = t._locale::text AND e.changed_at = d.updated_at)
   ORDER BY d.id LIMIT ${AT_ONCE}`

const MISSING: Record<Addressed, string> = {
  products: missingIn('products'),
  resources: missingIn('resources'),
  pages: missingIn('pages'),
}
