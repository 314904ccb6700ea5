import { recordMovement } from '../ledger'
import type { StoredCapture, StoredRefund } from '../state'
import { emitRefundEvent } from '../webhooks/capture-events'
import type { World } from '../world'
import { noteRefunded } from './refunded'

type GivenBack = Pick<
  StoredRefund,
  'kind' | 'status' | 'amount' | 'customId' | 'invoiceId' | 'ownInvoice' | 'note'
>

/** Stores a refund or a reversal. Only a completed one moves money and is announced. */
export function giveBack(world: World, capture: StoredCapture, given: GivenBack): StoredRefund {
  const now = world.clock.now()
  const refund: StoredRefund = {
    id: world.ids.next('refund'),
    captureId: capture.id,
    orderId: capture.orderId,
    ...given,
    createdAt: now,
    updatedAt: now,
  }
  world.state.refunds[refund.id] = refund
  if (refund.status === 'COMPLETED') settleRefund(world, capture, refund)
  return refund
}

/** The money has gone back. */
export function settleRefund(world: World, capture: StoredCapture, refund: StoredRefund): void {
  refund.status = 'COMPLETED'
  refund.updatedAt = world.clock.now()
  noteRefunded(world, capture)
  const reversal = refund.kind === 'reversal'
  recordMovement(world, reversal ? 'reversal' : 'refund', capture, refund.amount, refund.id)
  emitRefundEvent(world, reversal ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED', refund)
}
