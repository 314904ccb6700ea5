import type { Payload } from 'payload'
import { isCompletedDetails } from '@/src/domain/payments/payment-details'
import { pool } from '@/src/server/db/transaction'

type Capture = { id?: string; status?: string }
type StoredUnit = { reference_id?: string; payments?: { captures?: Capture[] } }

/** Both lists are there only when something stands in them: to a browser, captures that are present are proof. */
export type PurchaseUnit = {
  reference_id?: string
  payments: { captures?: Capture[]; pendingCaptures?: Capture[] }
}

type Row = { units: StoredUnit[] | null; captureId: string | null }

/**
 * The provider's own purchase units, as far as a browser may see them: capture ids and their statuses. A browser takes
 * captures for proof of payment, so only those that paid the order are given as such; what is on its way or was
 * declined stands under `pendingCaptures`. Completed ones of an order that is not paid (of another amount, perhaps)
 * wait for a person and are not shown.
 */
export async function readPurchaseUnits(
  payload: Payload,
  attemptId: string,
  { isPaid }: { isPaid: boolean },
): Promise<PurchaseUnit[]> {
  const { rows } = await pool(payload).query<Row>(
    `SELECT report -> 'purchaseUnits' AS units, capture_id AS "captureId" FROM payment_attempts WHERE id = $1`,
    [attemptId],
  )
  const { units, captureId } = rows[0] ?? { units: null, captureId: null }
  return (units ?? []).map(({ payments, ...unit }) => {
    const all = payments?.captures ?? []
    const captures = isPaid ? all.filter((each) => isCompleted(each) || each.id === captureId) : []
    const pendingCaptures = all.filter((each) => !isCompleted(each) && !captures.includes(each))
    return {
      ...unit,
      payments: {
        ...(captures.length > 0 ? { captures } : {}),
        ...(pendingCaptures.length > 0 ? { pendingCaptures } : {}),
      },
    }
  })
}

function isCompleted(capture: Capture): boolean {
  return isCompletedDetails({ purchase_units: [{ payments: { captures: [capture] } }] })
}
