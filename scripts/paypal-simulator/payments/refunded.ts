import { toMinor } from '../money'
import type { StoredCapture } from '../state'
import type { World } from '../world'

/** What was given back of a capture so far, refunds on their way included, in smallest units. */
export function refundedMinor(world: World, captureId: string): bigint {
  return Object.values(world.state.refunds)
    .filter((refund) => refund.captureId === captureId)
    .filter((refund) => refund.status === 'COMPLETED' || refund.status === 'PENDING')
    .reduce((sum, refund) => sum + toMinor(refund.amount.value, refund.amount.currency_code), 0n)
}

export function remainingMinor(world: World, capture: StoredCapture): bigint {
  return toMinor(capture.amount.value, capture.amount.currency_code) - refundedMinor(world, capture.id)
}

/** Sets the capture's status from what was refunded. */
export function noteRefunded(world: World, capture: StoredCapture): void {
  const refunded = refundedMinor(world, capture.id)
  capture.status =
    refunded === 0n ? 'COMPLETED' : remainingMinor(world, capture) === 0n ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  capture.updatedAt = world.clock.now()
}
