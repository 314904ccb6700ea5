import type { Payee } from '@/src/domain/payments/payee'
import { PAYMENT_MOVES, type PaymentState } from '@/src/domain/payments/payment-state'
import { statesBefore } from '@/src/domain/states/transitions'
import { sqlList } from '@/src/server/db/sql-list'
import type { Sql } from '@/src/server/db/transaction'
import { type Activity, activitiesAsJson, insertActivities } from '@/src/server/log-activity'
import { holdingUnlimited } from '../../discounts/operations/hold-discount'
import type { PaymentReport } from '../providers/payment-report'
import { OUR_PAYEE } from './record-report'

// Whoever writes the state of a payment once it is stored, does it here, from where `PAYMENT_MOVES` allows it.

/** Longer than one call to the provider may take, so that a lease that ran out means a worker that died. */
export const LEASE_SECONDS = 20

const may = (to: PaymentState) => `state IN (${sqlList(statesBefore(PAYMENT_MOVES, to))})`

type Approval = {
  providerOrderId: string
  approveUrl: string
  status: string
  /** Whom the provider made it out to is kept beside whatever it reports later: who gets the money is held against that. */
  payee?: Payee | undefined
}

/** Waits for the buyer's approval, where the provider says. One that has begun already is left as it is: false. */
export async function awaitApproval(sql: Sql, attemptId: string, approval: Approval): Promise<boolean> {
  const { providerOrderId, approveUrl, status, payee } = approval
  const { rowCount } = await sql.query({
    name: 'payment-awaiting-approval',
    text: `UPDATE payment_attempts
              SET state = 'awaiting-approval', provider_order_id = $2, approve_url = $3, provider_status = $4,
                  report = jsonb_build_object('ourPayee', $5::jsonb), next_check_at = now() + interval '3 minutes', updated_at = now()
            WHERE id = $1 AND provider_order_id IS NULL AND ${may('awaiting-approval')}`,
    values: [attemptId, providerOrderId, approveUrl, status, payee ? JSON.stringify(payee) : null],
  })
  return rowCount === 1
}

/**
 * Takes the lease to capture it; again (another's lease ran out) it is taken over. A code without limits of the order `uses` is
 * taken with it: true when it was.
 */
export async function startCapture(sql: Sql, attemptId: string, uses: string | null): Promise<boolean> {
  const { rows } = await sql.query<{ held: boolean }>({
    name: 'payment-capturing',
    text: `WITH ${holdingUnlimited('$3')}
           UPDATE payment_attempts SET state = 'capturing', updated_at = now(),
                  lease_until = now() + make_interval(secs => $2), next_check_at = now() + make_interval(secs => $2)
            WHERE id = $1 AND (state = 'capturing' OR ${may('capturing')})
           RETURNING EXISTS (SELECT FROM held) AS held`,
    values: [attemptId, LEASE_SECONDS, uses],
  })
  return rows[0]?.held ?? false
}

/** Nothing to pay: done without a provider. */
export async function captureNothing(sql: Sql, attemptId: string): Promise<void> {
  await sql.query({
    name: 'payment-of-nothing',
    text: `UPDATE payment_attempts SET state = 'captured', captured_at = now(), next_check_at = NULL, updated_at = now()
            WHERE id = $1 AND amount_cents = 0 AND ${may('captured')}`,
    values: [attemptId],
  })
}

export async function cancelAttempt(sql: Sql, attemptId: string): Promise<void> {
  await sql.query(
    `UPDATE payment_attempts SET state = 'cancelled', next_check_at = NULL, updated_at = now()
      WHERE id = $1 AND ${may('cancelled')}`,
    [attemptId],
  )
}

type Outcome = {
  state: PaymentState
  report: PaymentReport
  problem: string | undefined
  /** Written into the log with it. */
  activity: Activity
}

/**
 * Stores what a report came to; an attempt whose state that is already is left as it is. One that is still open is looked at
 * again by the sweeper, one that is over never is. Whoever was declined tries again with a new request, and with another
 * approval than the one that was refused.
 */
export async function storeOutcome(sql: Sql, attemptId: string, outcome: Outcome): Promise<void> {
  const { state, report, problem, activity } = outcome
  await sql.query({
    name: 'payment-outcome',
    text: `WITH logged AS (${insertActivities(sql, '$9')})
           UPDATE payment_attempts
              SET state = $2::text::enum_payment_attempts_state, capture_id = coalesce($3, capture_id), provider_status = $4,
                  problem = $5, report = $6::jsonb || ${OUR_PAYEE},
                  lease_until = NULL, updated_at = now(), refused_approval_at = $7::timestamptz,
                  capture_try = capture_try + CASE WHEN $2::text = 'declined' THEN 1 ELSE 0 END,
                  next_check_at = CASE WHEN $2::text IN ('awaiting-approval', 'declined', 'pending')
                    THEN now() + interval '3 minutes' END,
                  captured_at = CASE WHEN $2::text = 'captured' THEN coalesce(captured_at, now()) END
            WHERE id = $1 AND state = ANY ($8::text[]::enum_payment_attempts_state[])`,
    values: [
      attemptId,
      state,
      report.captureId ?? null,
      report.status,
      problem ?? null,
      JSON.stringify(report),
      report.outcome === 'declined' ? (report.approvedAt ?? null) : null,
      statesBefore(PAYMENT_MOVES, state),
      activitiesAsJson([activity]),
    ],
  })
}
