import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** The provider's own purchase units, as far as a browser may see them: capture ids and their statuses. */
export async function readPurchaseUnits(payload: Payload, attemptId: string): Promise<unknown[]> {
  const { rows } = await pool(payload).query<{ units: unknown }>(
    `SELECT report -> 'purchaseUnits' AS units FROM payment_attempts WHERE id = $1`,
    [attemptId],
  )
  const units = rows[0]?.units
  return Array.isArray(units) ? units : []
}
