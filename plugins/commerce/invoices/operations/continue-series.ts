import { documentNumber, type NumberedKind } from '@/src/domain/invoices/document-number'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

/**
 * Lets a series go on behind the last number known outside of this database, where numbers were given after its backup
 * was made. One that is further on already stays. Gives the number that comes next.
 */
export async function continueSeries(sql: Sql, kind: NumberedKind, last: number): Promise<string> {
  const { rows } = await sql.query<{ last: number }>(
    `INSERT INTO number_series (name, last_number) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET last_number = greatest(number_series.last_number, excluded.last_number),
            updated_at = now()
     RETURNING last_number::int AS last`,
    [kind, last],
  )
  return documentNumber(siteOf(sql).numberPrefixes[kind], (rows[0]?.last ?? last) + 1)
}
