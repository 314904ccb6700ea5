import { documentNumber, type NumberedKind } from '@/src/domain/invoices/document-number'
import type { Sql } from '@/src/server/db/transaction'
import { refuseWhileHeld } from '@/src/server/instance/current-status'
import { siteOf } from '@/src/server/site'

export type TakenNumber = { sequence: number; number: string }

/**
 * Takes the next number of a series, in the caller's transaction: the series is locked until that ends, and a number
 * that is rolled back is given to the next one. So none is missing and none is there twice. Take it as late as you can.
 */
export async function takeNumber(sql: Sql, kind: NumberedKind): Promise<TakenNumber> {
  refuseWhileHeld()
  const { rows } = await sql.query<{ sequence: number }>({
    name: 'take-number',
    text: `INSERT INTO number_series (name, last_number) VALUES ($1, 1)
           ON CONFLICT (name) DO UPDATE SET last_number = number_series.last_number + 1, updated_at = now()
           RETURNING last_number::int AS sequence`,
    values: [kind],
  })
  const sequence = rows[0]?.sequence
  if (!sequence) throw new Error(`the series of ${kind} gave no number`)
  return { sequence, number: documentNumber(siteOf(sql).numberPrefixes[kind], sequence) }
}
