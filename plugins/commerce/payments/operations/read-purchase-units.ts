import type { Payload } from 'payload'
import { isCompletedDetails } from '@/src/domain/payments/payment-details'
import { pool } from '@/src/server/db/transaction'

type Capture = { id?: string; status?: string }
type PurchaseUnit = { reference_id?: string; payments: { captures: Capture[] } }

/**
 * The provider's own purchase units, as far as a browser may see them: capture ids and their statuses. A browser takes
 * a completed capture for proof of payment, so while the order is not paid none is shown: it may be of another amount,
 * and waits for a person.
 */
export async function readPurchaseUnits(
  payload: Payload,
  attemptId: string,
  { isPaid }: { isPaid: boolean },
): Promise<PurchaseUnit[]> {
  const { rows } = await pool(payload).query<{ units: PurchaseUnit[] | null }>(
    `SELECT report -> 'purchaseUnits' AS units FROM payment_attempts WHERE id = $1`,
    [attemptId],
  )
  const units = rows[0]?.units ?? []
  return isPaid ? units : units.map(withoutProof)
}

function withoutProof(unit: PurchaseUnit): PurchaseUnit {
  const isProof = (capture: Capture) =>
    isCompletedDetails({ purchase_units: [{ payments: { captures: [capture] } }] })
  return { ...unit, payments: { captures: unit.payments.captures.filter((capture) => !isProof(capture)) } }
}
