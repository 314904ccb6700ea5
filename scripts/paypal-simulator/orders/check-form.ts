import type { Json, JsonObject } from '../json'
import { isObject, listAt, objectAt } from '../json'
import { checkExperience } from './check-experience'
import { checkChoice, checkMoneyForm, checkText } from './field-rules'
import { Findings } from './findings'

const BREAKDOWN = [
  'item_total',
  'tax_total',
  'shipping',
  'handling',
  'insurance',
  'shipping_discount',
  'discount',
]
const QUANTITY = /^[1-9][0-9]{0,9}$/
const CATEGORIES = ['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']

/** The form of a create-order request. Everything wrong is listed in one 400 INVALID_REQUEST. */
export function checkForm(body: JsonObject): void {
  const findings = new Findings()
  checkChoice(findings, body, 'intent', '', ['CAPTURE', 'AUTHORIZE'], true)
  const units = listAt(body, 'purchase_units')
  if (!units) findings.add('MISSING_REQUIRED_PARAMETER', '/purchase_units')
  else if (units.length === 0) findings.add('INVALID_ARRAY_MIN_ITEMS', '/purchase_units')
  else if (units.length > 10) findings.add('INVALID_ARRAY_MAX_ITEMS', '/purchase_units')
  else for (const [index, unit] of units.entries()) checkUnit(findings, unit, `/purchase_units/@${index}`)
  checkExperience(findings, body)
  findings.throwIfAny()
}

function checkUnit(findings: Findings, unit: Json, path: string): void {
  if (!isObject(unit)) {
    findings.add('INVALID_PARAMETER_SYNTAX', path, unit)
    return
  }
  checkText(findings, unit, 'reference_id', path, { max: 256 })
  checkText(findings, unit, 'custom_id', path, { max: 127 })
  checkText(findings, unit, 'invoice_id', path, { max: 127 })
  checkText(findings, unit, 'description', path, { max: 3000, min: 0 })
  checkText(findings, unit, 'soft_descriptor', path, { max: 3000, min: 0 })
  checkMoneyForm(findings, unit.amount, `${path}/amount`)
  const breakdown = objectAt(objectAt(unit, 'amount'), 'breakdown') ?? {}
  for (const part of BREAKDOWN) {
    if (breakdown[part] !== undefined) {
      checkMoneyForm(findings, breakdown[part], `${path}/amount/breakdown/${part}`)
    }
  }
  const items = listAt(unit, 'items') ?? []
  for (const [index, item] of items.entries()) checkItem(findings, item, `${path}/items/@${index}`)
}

function checkItem(findings: Findings, item: Json, path: string): void {
  if (!isObject(item)) {
    findings.add('INVALID_PARAMETER_SYNTAX', path, item)
    return
  }
  checkText(findings, item, 'name', path, { max: 127, required: true })
  checkText(findings, item, 'description', path, { max: 2048, min: 0 })
  checkText(findings, item, 'sku', path, { max: 127 })
  checkChoice(findings, item, 'category', path, CATEGORIES)
  checkMoneyForm(findings, item.unit_amount, `${path}/unit_amount`)
  if (item.tax !== undefined) checkMoneyForm(findings, item.tax, `${path}/tax`)
  const quantity = item.quantity
  if (quantity === undefined) findings.add('MISSING_REQUIRED_PARAMETER', `${path}/quantity`)
  else if (typeof quantity !== 'string' || !QUANTITY.test(quantity)) {
    findings.add('INVALID_PARAMETER_SYNTAX', `${path}/quantity`, quantity)
  }
}
