import type { ApiResult } from '../http/api-result'
import type { PaymentCalls } from './payment-calls'
import type { Handoff } from './payment-handoff'
import type { PendingOrder } from './pending-order'

/** Specification 4, Checkout: what the cancelled page shows. `COMPLETED`: it was too late, the money had moved. */
type CancelStatus = 'CANCELLED' | 'UNKNOWN' | 'ERROR' | 'COMPLETED'

export type Cancellation = { status: CancelStatus; message: string | null }

/**
 * Records that the buyer came back without paying. A payment of which nobody knows whether money moved is not
 * cancelled: it stays UNKNOWN until the server has found out. Null: there was nothing to cancel.
 */
export async function cancelPayment(
  calls: Pick<PaymentCalls, 'cancelByToken' | 'cancelOrder'>,
  { token, pending, handoff }: { token: string | null; pending: PendingOrder; handoff: Handoff | null },
): Promise<Cancellation | null> {
  const failure = handoff?.kind === 'paymentFailed' && handoff.token === token ? handoff : null
  if (failure?.unknown) return { status: 'UNKNOWN', message: failure.message }

  const orderId = pending.state === 'none' ? null : pending.orderId
  if (!token && !orderId) return null
  const result = await (token ? calls.cancelByToken(token) : calls.cancelOrder(orderId ?? ''))
  return { status: statusOf(result), message: failure?.message ?? null }
}

function statusOf(result: ApiResult<{ status?: string | null | undefined }>): CancelStatus {
  if (!result.ok) return 'ERROR'
  const status = result.data.status?.toUpperCase() ?? 'CANCELLED'
  if (status === 'COMPLETED') return 'COMPLETED'
  return ['CANCELLED', 'CANCELED', 'DECLINED', 'EXPIRED', 'FAILED'].includes(status) ? 'CANCELLED' : 'UNKNOWN'
}
