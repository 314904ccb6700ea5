import { PayPalProblem } from '../http/problem'
import { recordMovement } from '../ledger'
import { fromMinor } from '../money'
import type { StoredCapture, StoredRefund } from '../state'
import { emitCaptureEvent } from '../webhooks/capture-events'
import type { World } from '../world'
import { giveBack, settleRefund } from './give-back'
import { remainingMinor } from './refunded'
import { findCapture } from './show-payment'

/** A pending capture is settled: only now does money move. */
export function completeCapture(world: World, capture: StoredCapture): void {
  requireState(capture.status === 'PENDING', `The capture is ${capture.status}, not PENDING.`)
  capture.status = 'COMPLETED'
  capture.reason = null
  capture.updatedAt = world.clock.now()
  recordMovement(world, 'capture', capture, capture.amount)
  emitCaptureEvent(world, 'PAYMENT.CAPTURE.COMPLETED', capture)
}

/** A pending capture is refused for good. */
export function denyCapture(world: World, capture: StoredCapture): void {
  requireState(capture.status === 'PENDING', `The capture is ${capture.status}, not PENDING.`)
  capture.status = 'DECLINED'
  capture.updatedAt = world.clock.now()
  emitCaptureEvent(world, 'PAYMENT.CAPTURE.DENIED', capture)
}

/** A chargeback: what is left of the capture is taken back from the merchant. */
export function reverseCapture(world: World, capture: StoredCapture): void {
  const left = remainingMinor(world, capture)
  const paid = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED'
  requireState(paid && left > 0n, `The capture is ${capture.status}: there is nothing to reverse.`)
  capture.reversed = true
  capture.reason = 'CHARGEBACK'
  giveBack(world, capture, {
    kind: 'reversal',
    status: 'COMPLETED',
    amount: fromMinor(left, capture.amount.currency_code),
    customId: capture.customId,
    invoiceId: capture.invoiceId,
    ownInvoice: false,
    note: 'Payment reversed',
  })
}

/** A pending refund arrives at the buyer, or fails. */
export function finishRefund(world: World, refund: StoredRefund, outcome: 'complete' | 'fail'): void {
  requireState(refund.status === 'PENDING', `The refund is ${refund.status}, not PENDING.`)
  if (outcome === 'complete') settleRefund(world, findCapture(world, refund.captureId), refund)
  else {
    refund.status = 'FAILED'
    refund.updatedAt = world.clock.now()
  }
}

function requireState(holds: boolean, message: string): void {
  if (!holds) throw new PayPalProblem(409, 'RESOURCE_CONFLICT', [], [], false, message)
}
