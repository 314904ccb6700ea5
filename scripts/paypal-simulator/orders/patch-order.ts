import type { Answer } from '../http/answer'
import { type ApiRequest, jsonOf } from '../http/api-request'
import { refusal } from '../http/problem'
import { isObject, type Json, type JsonObject, textAt } from '../json'
import { fromMinor, toMinor } from '../money'
import type { PurchaseUnit, StoredOrder } from '../state'
import type { World } from '../world'
import { checkUnitAmounts } from './check-meaning'
import { checkMoneyForm } from './field-rules'
import { findOrder } from './find-order'
import { Findings } from './findings'

const UNIT_PATH =
  /^\/purchase_units\/@reference_id=='([^']+)'\/(amount|custom_id|invoice_id|description|soft_descriptor|items)$/

/** `PATCH /v2/checkout/orders/{id}`: JSON patch of one purchase unit's fields, before the payment. */
export function patchOrder(world: World, request: ApiRequest): Answer {
  const order = findOrder(world, request.params[0])
  if (order.status === 'COMPLETED') throw refusal('ORDER_ALREADY_COMPLETED')
  if (order.status !== 'CREATED' && order.status !== 'APPROVED') throw refusal('NOT_PATCHABLE')
  const operations = jsonOf(request)
  if (!Array.isArray(operations)) throw refusal('INVALID_PARAMETER_SYNTAX', { location: 'body' })
  order.purchaseUnits = operations.reduce(apply, order.purchaseUnits)
  order.updatedAt = world.clock.now()
  return { status: 204 }
}

function apply(units: StoredOrder['purchaseUnits'], operation: Json): PurchaseUnit[] {
  const path = isObject(operation) ? textAt(operation, 'path') : undefined
  if (!isObject(operation) || !path) throw refusal('PATCH_PATH_REQUIRED')
  const [, reference, field] = UNIT_PATH.exec(path) ?? []
  if (!reference || !field || !units.some((unit) => unit.reference_id === reference)) {
    throw refusal('NOT_PATCHABLE', { field: path })
  }
  if (operation.value === undefined && operation.op !== 'remove')
    throw refusal('PATCH_VALUE_REQUIRED', { field: path })
  return units.map((unit) => (unit.reference_id === reference ? changed(unit, field, operation) : unit))
}

function changed(unit: PurchaseUnit, field: string, operation: JsonObject): PurchaseUnit {
  const { value } = operation
  if (field !== 'amount') return { ...unit, [field]: operation.op === 'remove' ? undefined : value }
  const findings = new Findings()
  checkMoneyForm(findings, value, '/amount')
  findings.throwIfAny()
  const amount = isObject(value) ? value : {}
  const currency = textAt(amount, 'currency_code') ?? ''
  const next = {
    ...unit,
    amount: { ...amount, ...fromMinor(toMinor(textAt(amount, 'value') ?? '0', currency), currency) },
  }
  checkUnitAmounts(findings, next, '')
  findings.throwIfAny()
  return next
}
