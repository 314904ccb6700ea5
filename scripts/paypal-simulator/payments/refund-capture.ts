import type { Answer } from '../http/answer'
import { type ApiRequest, jsonObjectOf, wantsRepresentation } from '../http/api-request'
import { refusal } from '../http/problem'
import { keyedCall, PAYMENT_KEY_LIFE_MS } from '../idempotency/keyed-call'
import { isObject, type JsonObject, textAt } from '../json'
import { decimalsIn, decimalsOf, fromMinor, toMinor } from '../money'
import { checkMoneyForm, checkText } from '../orders/field-rules'
import { Findings } from '../orders/findings'
import type { StoredCapture } from '../state'
import type { World } from '../world'
import { giveBack } from './give-back'
import { refundView } from './refund-view'
import { remainingMinor } from './refunded'
import { findCapture, findRefund } from './show-payment'

const REFUND_TIME_LIMIT_MS = 180 * 86_400_000

/** `POST /v2/payments/captures/{id}/refund`: without an amount all that is left, with one that part. */
export async function refundCapture(world: World, request: ApiRequest): Promise<Answer> {
  return await keyedCall(world, request, {
    scope: 'refund',
    lifeMs: PAYMENT_KEY_LIFE_MS,
    work: () => refund(world, findCapture(world, request.params[0]), jsonObjectOf(request, true)),
    show: (id) => refundView(world, findRefund(world, id), wantsRepresentation(request)),
  })
}

/** Gives money back within PayPal's limits; also used for refunds made on paypal.com. */
export function refund(world: World, capture: StoredCapture, body: JsonObject): string {
  checkBody(body)
  refuseByState(world, capture)
  const left = remainingMinor(world, capture)
  const minor = askedMinor(capture, body) ?? left
  if (minor > left) throw refusal('REFUND_AMOUNT_EXCEEDED')
  const invoiceId = textAt(body, 'invoice_id') ?? null
  if (invoiceId !== null && isUsedByRefund(world, invoiceId)) throw refusal('DUPLICATE_INVOICE_ID')
  const fault = world.faults.take('refund', 'work')
  const status = fault?.fault === 'pending' ? 'PENDING' : fault?.fault === 'declined' ? 'FAILED' : 'COMPLETED'
  return giveBack(world, capture, {
    kind: 'refund',
    status,
    amount: fromMinor(minor, capture.amount.currency_code),
    customId: textAt(body, 'custom_id') ?? capture.customId,
    invoiceId: invoiceId ?? capture.invoiceId,
    ownInvoice: invoiceId !== null,
    note: textAt(body, 'note_to_payer') ?? null,
  }).id
}

function checkBody(body: JsonObject): void {
  const findings = new Findings()
  if (body.amount !== undefined) checkMoneyForm(findings, body.amount, '/amount')
  checkText(findings, body, 'invoice_id', '', { max: 127 })
  checkText(findings, body, 'custom_id', '', { max: 127 })
  checkText(findings, body, 'note_to_payer', '', { max: 255 })
  findings.throwIfAny()
}

function refuseByState(world: World, capture: StoredCapture): void {
  if (capture.reversed) throw refusal('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK')
  if (capture.status === 'PENDING') throw refusal('PENDING_CAPTURE')
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') throw refusal('REFUND_NOT_ALLOWED')
  if (remainingMinor(world, capture) === 0n) throw refusal('CAPTURE_FULLY_REFUNDED')
  if (world.clock.now() - capture.createdAt > REFUND_TIME_LIMIT_MS)
    throw refusal('REFUND_TIME_LIMIT_EXCEEDED')
}

function askedMinor(capture: StoredCapture, body: JsonObject): bigint | undefined {
  const amount = isObject(body.amount) ? body.amount : undefined
  if (!amount) return undefined
  const currency = textAt(amount, 'currency_code') ?? ''
  const value = textAt(amount, 'value') ?? ''
  if (currency !== capture.amount.currency_code) throw refusal('REFUND_CAPTURE_CURRENCY_MISMATCH')
  if (decimalsIn(value) > decimalsOf(currency))
    throw refusal('DECIMAL_PRECISION', { field: '/amount/value', value })
  const minor = toMinor(value, currency)
  if (minor <= 0n) throw refusal('CANNOT_BE_ZERO_OR_NEGATIVE', { field: '/amount/value', value })
  return minor
}

function isUsedByRefund(world: World, invoiceId: string): boolean {
  return Object.values(world.state.refunds).some((other) => other.ownInvoice && other.invoiceId === invoiceId)
}
