import type { Payload } from 'payload'
import { OFFLINE_PROVIDERS } from '@/src/domain/payments/offline'
import { sqlList } from '@/src/server/db/sql-list'
import { pool } from '@/src/server/db/transaction'
import type { PaymentReport } from '../providers/payment-report'

const OFFLINE = sqlList(OFFLINE_PROVIDERS)

/** What every report that is stored takes over from the one before it. */
export const OUR_PAYEE = `jsonb_strip_nulls(jsonb_build_object('ourPayee', report -> 'ourPayee'))`

/**
 * When settling failed: keeps what the provider said, outside the transaction that was rolled back, and has the
 * sweeper look again in a moment (at an invoice only staff look). Money that was taken must never be forgotten because of our own mistake.
 */
export async function recordReport(
  payload: Payload,
  attemptId: string,
  report: PaymentReport,
  error: unknown,
): Promise<void> {
  const problem = error instanceof Error ? error.message : String(error)
  payload.logger.error({ err: error, msg: 'settling failed', attempt: attemptId, outcome: report.outcome })
  try {
    await pool(payload).query(
      `UPDATE payment_attempts
          SET report = $2::jsonb || ${OUR_PAYEE}, problem = $3, lease_until = NULL, updated_at = now(),
              next_check_at = CASE WHEN provider NOT IN (${OFFLINE}) THEN now() + interval '5 seconds' END
        WHERE id = $1 AND state <> 'captured'`,
      [attemptId, JSON.stringify(report), `settling failed: ${problem}`.slice(0, 500)],
    )
  } catch (err) {
    payload.logger.error({ err, msg: 'could not record a provider report', attempt: attemptId, report })
  }
}
