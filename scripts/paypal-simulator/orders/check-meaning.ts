import type { JsonObject } from '../json'
import { isObject, listAt, objectAt, textAt } from '../json'
import { decimalsIn, decimalsOf, isKnownCurrency, toMinor } from '../money'
import { Findings } from './findings'

const MAX_MINOR = 99_999_999_999_999_999n
const ADDED = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance']
const SUBTRACTED = ['shipping_discount', 'discount']

/**
 * The business rules of a create-order request whose form is right. Everything wrong is listed in one
 * 422 UNPROCESSABLE_ENTITY.
 */
export function checkMeaning(body: JsonObject): void {
  const findings = new Findings()
  const units = (listAt(body, 'purchase_units') ?? []).filter(isObject)
  checkReferences(findings, units)
  if (currenciesIn(units).size > 1) findings.add('MULTI_CURRENCY_ORDER', '/purchase_units')
  for (const [index, unit] of units.entries()) checkUnitAmounts(findings, unit, `/purchase_units/@${index}`)
  const source = body.payment_source
  if (isObject(source) && Object.keys(source).length === 0) {
    findings.add('NO_PAYMENT_SOURCE_PROVIDED', '/payment_source')
  } else if (isObject(source) && !isObject(source.paypal)) {
    findings.add('NOT_ENABLED_FOR_CARD_PROCESSING', '/payment_source')
  }
  findings.throwIfAny()
}

/** The amount rules of one purchase unit; also used after a patch. */
export function checkUnitAmounts(findings: Findings, unit: JsonObject, path: string): void {
  const amount = objectAt(unit, 'amount')
  const currency = textAt(amount, 'currency_code') ?? ''
  if (!isKnownCurrency(currency)) {
    findings.add('INVALID_CURRENCY_CODE', `${path}/amount/currency_code`, currency)
    return
  }
  const total = checkSize(findings, amount, `${path}/amount`, 1n)
  const breakdown = objectAt(amount, 'breakdown')
  const parts = new Map<string, bigint>()
  for (const name of [...ADDED, ...SUBTRACTED]) {
    const part = objectAt(breakdown, name)
    if (part) parts.set(name, checkSize(findings, part, `${path}/amount/breakdown/${name}`, 0n))
  }
  if (breakdown) {
    const sum = (names: string[]) => names.reduce((total, name) => total + (parts.get(name) ?? 0n), 0n)
    if (sum(ADDED) - sum(SUBTRACTED) !== total) {
      findings.add('AMOUNT_MISMATCH', `${path}/amount/value`, textAt(amount, 'value'))
    }
  }
  checkItemSums(findings, unit, path, parts)
}

function checkItemSums(findings: Findings, unit: JsonObject, path: string, parts: Map<string, bigint>): void {
  const items = (listAt(unit, 'items') ?? []).filter(isObject)
  if (items.length === 0) return
  let itemTotal = 0n
  let taxTotal = 0n
  items.forEach((item, index) => {
    const quantity = BigInt(textAt(item, 'quantity') ?? '0')
    itemTotal +=
      quantity * checkSize(findings, objectAt(item, 'unit_amount'), `${path}/items/@${index}/unit_amount`, 0n)
    const tax = objectAt(item, 'tax')
    if (tax) taxTotal += quantity * checkSize(findings, tax, `${path}/items/@${index}/tax`, 0n)
  })
  compare(findings, 'ITEM_TOTAL', itemTotal, parts.get('item_total'), `${path}/amount/breakdown/item_total`)
  if (items.some((item) => item.tax !== undefined)) {
    compare(findings, 'TAX_TOTAL', taxTotal, parts.get('tax_total'), `${path}/amount/breakdown/tax_total`)
  }
}

function compare(
  findings: Findings,
  rule: string,
  sum: bigint,
  given: bigint | undefined,
  field: string,
): void {
  if (given === undefined) findings.add(`${rule}_REQUIRED`, field)
  else if (given !== sum) findings.add(`${rule}_MISMATCH`, field)
}

/** The amount in smallest units, after looking at sign, size and decimals. */
function checkSize(
  findings: Findings,
  money: JsonObject | undefined,
  path: string,
  smallest: 0n | 1n,
): bigint {
  const value = textAt(money, 'value') ?? '0'
  const currency = textAt(money, 'currency_code') ?? ''
  const minor = toMinor(value, currency)
  const field = `${path}/value`
  if (decimalsIn(value) > decimalsOf(currency)) findings.add('DECIMAL_PRECISION', field, value)
  else if (minor < smallest) {
    findings.add(smallest === 1n ? 'CANNOT_BE_ZERO_OR_NEGATIVE' : 'CANNOT_BE_NEGATIVE', field, value)
  } else if (minor > MAX_MINOR) findings.add('MAX_VALUE_EXCEEDED', field, value)
  return minor
}

function checkReferences(findings: Findings, units: JsonObject[]): void {
  if (units.length < 2) return
  const seen = new Set<string>()
  units.forEach((unit, index) => {
    const reference = textAt(unit, 'reference_id')
    const field = `/purchase_units/@${index}/reference_id`
    if (reference === undefined) findings.add('REFERENCE_ID_REQUIRED', field)
    else if (seen.has(reference)) findings.add('DUPLICATE_REFERENCE_ID', field, reference)
    else seen.add(reference)
  })
}

function currenciesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) currenciesIn(entry, found)
  else if (isObject(value)) {
    if (typeof value.currency_code === 'string') found.add(value.currency_code)
    for (const entry of Object.values(value)) currenciesIn(entry, found)
  }
  return found
}
