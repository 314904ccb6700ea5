import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { isObject, type Json, type JsonObject, listAt, numberAt, textAt } from '../json'
import type { StoredCapture, StoredRefund } from '../state'
import { MERCHANT, type World } from '../world'
import { controlRefusal } from './control-refusal'

/**
 * `{ payments: [{ orderId, captureId, cents, currency, customId, invoiceId, at, refunds: [{ id, cents, customId, at }] }] }`:
 * payments that were made long ago, so that they can be shown, refunded and compared. No message is sent about them. One that
 * is known already stays as it is.
 */
export function addHistory(world: World, _request: ApiRequest, body: JsonObject): Answer {
  const payments = (listAt(body, 'payments') ?? []).filter(isObject)
  const added = payments.filter((payment) => addPayment(world, payment))
  world.state.ledger.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return { status: 200, body: { added: added.length } }
}

function addPayment(world: World, payment: JsonObject): boolean {
  const [orderId, id] = [said(payment, 'orderId'), said(payment, 'captureId')]
  if (world.state.orders[orderId]) return false
  const at = Date.parse(said(payment, 'at'))
  const [customId, invoiceId] = [said(payment, 'customId'), said(payment, 'invoiceId')]
  const amount = moneyOf(payment, payment)
  const payee = { ...MERCHANT }
  const times = { createdAt: at, updatedAt: at }
  const marks = { custom_id: customId, invoice_id: invoiceId }
  const capture: StoredCapture = {
    ...{ id, orderId, referenceId: 'default', status: 'COMPLETED', reason: null },
    ...{ amount, customId, invoiceId, payee, reversed: false, ...times },
  }
  world.state.orders[orderId] = {
    ...{
      id: orderId,
      intent: 'CAPTURE',
      status: 'COMPLETED',
      paymentSource: { paypal: {} },
      brandName: null,
    },
    ...{ purchaseUnits: [{ reference_id: 'default', amount: { ...amount }, payee, ...marks }] },
    ...{ returnUrl: null, cancelUrl: null, landingPage: null, fundingSource: null, pageOpens: 1 },
    ...{ paidWith: 'paypal', declineNextCapture: false, declinedAttempts: 0, captureIds: [id] },
    ...{ ...times, deadline: at, lapsed: false },
  }
  world.state.captures[id] = capture
  move(world, capture, { type: 'capture', value: amount.value, at })
  const refunds = (listAt(payment, 'refunds') ?? []).filter(isObject)
  for (const refund of refunds) addRefund(world, capture, payment, refund)
  const back = refunds.reduce((sum, refund) => sum + (numberAt(refund, 'cents') ?? 0), 0)
  if (back > 0) capture.status = back < (numberAt(payment, 'cents') ?? 0) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return true
}

function addRefund(world: World, capture: StoredCapture, payment: JsonObject, said: JsonObject): void {
  const id = textOf(said.id)
  const at = Date.parse(textOf(said.at))
  const amount = moneyOf(said, payment)
  const refund: StoredRefund = {
    ...{ id, kind: 'refund', captureId: capture.id, orderId: capture.orderId, status: 'COMPLETED', amount },
    ...{ customId: textOf(said.customId), invoiceId: capture.invoiceId, ownInvoice: false, note: null },
    ...{ createdAt: at, updatedAt: at },
  }
  world.state.refunds[id] = refund
  move(world, capture, { type: 'refund', value: amount.value, at, refundId: id })
}

type Moved = { type: 'capture' | 'refund'; value: string; at: number; refundId?: string }

function move(world: World, capture: StoredCapture, { type, value, at, refundId }: Moved): void {
  world.state.ledger.push({
    type,
    orderId: capture.orderId,
    captureId: capture.id,
    ...(refundId ? { refundId } : {}),
    amount: value,
    currency: capture.amount.currency_code,
    custom_id: capture.customId,
    invoice_id: capture.invoiceId,
    at: new Date(at).toISOString(),
  })
}

function moneyOf(of: JsonObject, payment: JsonObject): { currency_code: string; value: string } {
  const cents = numberAt(of, 'cents') ?? 0
  return { currency_code: said(payment, 'currency'), value: (cents / 100).toFixed(2) }
}

function said(from: JsonObject, name: string): string {
  const text = textAt(from, name)
  if (text === undefined) throw controlRefusal(`Each payment needs its ${name}.`)
  return text
}

function textOf(value: Json | undefined): string {
  if (typeof value !== 'string') throw controlRefusal('Each refund needs its id, customId and at.')
  return value
}
