import { captureView } from '../payments/capture-view'
import { refundView } from '../payments/refund-view'
import type { Money, StoredCapture, StoredRefund } from '../state'
import type { World } from '../world'

type CaptureEvent =
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DENIED'
  | 'PAYMENT.CAPTURE.DECLINED'

export function emitCaptureEvent(world: World, type: CaptureEvent, capture: StoredCapture): void {
  const word = type.slice('PAYMENT.CAPTURE.'.length).toLowerCase()
  world.webhooks.emit({
    type,
    resourceType: 'capture',
    summary: `Payment ${word} for ${shown(capture.amount)}`,
    resource: captureView(world, capture),
  })
}

/** Refunds and reversals: the resource is the *refund*; the capture is found through its `up` link. */
export function emitRefundEvent(
  world: World,
  type: 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED',
  refund: StoredRefund,
): void {
  const word = type === 'PAYMENT.CAPTURE.REFUNDED' ? 'refunded' : 'reversed'
  world.webhooks.emit({
    type,
    resourceType: 'refund',
    summary: `A ${shown(refund.amount)} capture payment was ${word}`,
    resource: refundView(world, refund),
  })
}

function shown(amount: Money): string {
  return `$ ${amount.value} ${amount.currency_code}`
}
