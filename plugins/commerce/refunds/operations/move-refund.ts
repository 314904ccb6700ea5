import { REFUND_MOVES, type RefundState } from '@/src/domain/refunds/refund-state'
import { statesBefore } from '@/src/domain/states/transitions'
import type { Sql } from '@/src/server/db/transaction'
import type { RefundReport } from '../../payments/providers/payment-report'

type Outcome = { state: RefundState; report: RefundReport; problem: string | undefined }

/**
 * The one writer of a refund's state once it is stored, in the caller's transaction: from where `REFUND_MOVES` allows it. One
 * on its way is looked at by the sweeper until it has arrived; one that is over never is.
 */
export async function storeRefundOutcome(
  sql: Sql,
  refundId: string,
  { state, report, problem }: Outcome,
): Promise<void> {
  await sql.query(
    `UPDATE refunds SET state = $2::text::enum_refunds_state, provider_refund_id = coalesce(provider_refund_id, $3),
            problem = $4, lease_until = NULL, updated_at = now(),
            next_check_at = CASE WHEN $2::text = 'pending' THEN now() + interval '10 minutes' END,
            completed_at = CASE WHEN $2::text = 'completed' THEN now() END
      WHERE id = $1 AND state = ANY ($5::text[]::enum_refunds_state[])`,
    [
      refundId,
      state,
      report.providerRefundId ?? null,
      (problem ?? report.problem ?? null)?.slice(0, 500) ?? null,
      statesBefore(REFUND_MOVES, state),
    ],
  )
}
