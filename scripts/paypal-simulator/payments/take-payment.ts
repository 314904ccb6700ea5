import { otherIds, otherMoney } from '../faults/bend-answer'
import type { Fault } from '../faults/fault-queue'
import { refusal } from '../http/problem'
import { objectAt, textAt } from '../json'
import { recordMovement } from '../ledger'
import type { PurchaseUnit, StoredCapture, StoredOrder } from '../state'
import { emitCaptureEvent } from '../webhooks/capture-events'
import { emitOrderEvent } from '../webhooks/order-events'
import type { World } from '../world'

/**
 * Captures every purchase unit of an approved order and completes the order. Refuses with 422
 * DUPLICATE_INVOICE_ID, and moves nothing, when one of its invoices was paid before. A fault can make the
 * captures pending, declined, of another amount or with somebody else's ids: PayPal then really holds that.
 */
export function takePayment(world: World, order: StoredOrder, fault?: Fault): void {
  for (const unit of order.purchaseUnits) {
    if (isPaidBefore(world, textAt(unit, 'invoice_id'))) throw refusal('DUPLICATE_INVOICE_ID')
  }
  const captures = order.purchaseUnits.map((unit) => store(world, order, unit, fault))
  order.status = 'COMPLETED'
  order.updatedAt = world.clock.now()
  emitOrderEvent(world, 'CHECKOUT.ORDER.COMPLETED', order)
  for (const capture of captures) announce(world, capture)
}

/** A declined capture leaves its invoice unpaid; a pending one does not. */
function isPaidBefore(world: World, invoiceId: string | undefined): boolean {
  return (
    invoiceId !== undefined &&
    Object.values(world.state.captures).some(
      (capture) =>
        capture.invoiceId === invoiceId && capture.status !== 'DECLINED' && capture.status !== 'FAILED',
    )
  )
}

function store(
  world: World,
  order: StoredOrder,
  unit: PurchaseUnit,
  fault: Fault | undefined,
): StoredCapture {
  const now = world.clock.now()
  const bent = fault?.fault === 'foreign-ids' ? otherIds(fault) : {}
  const money = fault?.fault === 'amount' ? otherMoney(fault) : {}
  const capture: StoredCapture = {
    id: world.ids.next('capture'),
    orderId: order.id,
    referenceId: unit.reference_id,
    ...statusUnder(fault),
    amount: {
      currency_code: textAt(money, 'currency_code') ?? unit.amount.currency_code,
      value: textAt(money, 'value') ?? unit.amount.value,
    },
    customId: textAt(bent, 'custom_id') ?? textAt(unit, 'custom_id') ?? null,
    invoiceId: textAt(bent, 'invoice_id') ?? textAt(unit, 'invoice_id') ?? null,
    payee: objectAt(bent, 'payee') ?? unit.payee,
    reversed: false,
    createdAt: now,
    updatedAt: now,
  }
  world.state.captures[capture.id] = capture
  order.captureIds.push(capture.id)
  return capture
}

function statusUnder(fault: Fault | undefined): Pick<StoredCapture, 'status' | 'reason'> {
  if (fault?.fault === 'pending') return { status: 'PENDING', reason: fault.reason ?? 'PENDING_REVIEW' }
  if (fault?.fault !== 'declined') return { status: 'COMPLETED', reason: null }
  return { status: 'DECLINED', reason: fault.reason ?? 'DECLINED_BY_RISK_FRAUD_FILTERS' }
}

function announce(world: World, capture: StoredCapture): void {
  if (capture.status === 'COMPLETED') {
    recordMovement(world, 'capture', capture, capture.amount)
    emitCaptureEvent(world, 'PAYMENT.CAPTURE.COMPLETED', capture)
  } else {
    emitCaptureEvent(
      world,
      capture.status === 'PENDING' ? 'PAYMENT.CAPTURE.PENDING' : 'PAYMENT.CAPTURE.DECLINED',
      capture,
    )
  }
}
