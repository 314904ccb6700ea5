import type { Json, JsonObject } from '../json'
import { isObject } from '../json'
import { AMOUNT_PATTERN } from '../money'
import type { Findings } from './findings'

/** A text of at most `max` characters; `required` texts need at least one. */
export function checkText(
  findings: Findings,
  source: JsonObject,
  key: string,
  path: string,
  { max, required = false, min = 1 }: { max: number; required?: boolean; min?: number },
): void {
  const value = source[key]
  const field = `${path}/${key}`
  if (value === undefined || value === null) {
    if (required) findings.add('MISSING_REQUIRED_PARAMETER', field)
  } else if (typeof value !== 'string') findings.add('INVALID_PARAMETER_SYNTAX', field, value)
  else if (value.length < min || value.length > max) findings.add('INVALID_STRING_LENGTH', field, value)
}

export function checkChoice(
  findings: Findings,
  source: JsonObject,
  key: string,
  path: string,
  choices: readonly string[],
  required = false,
): void {
  const value = source[key]
  const field = `${path}/${key}`
  if (value === undefined || value === null) {
    if (required) findings.add('MISSING_REQUIRED_PARAMETER', field)
  } else if (typeof value !== 'string' || !choices.includes(value)) {
    findings.add('INVALID_PARAMETER_VALUE', field, value)
  }
}

/** `{ currency_code, value }` in the right form; says nothing about the size of the amount. */
export function checkMoneyForm(findings: Findings, money: Json | undefined, path: string): boolean {
  if (money === undefined || money === null) {
    findings.add('MISSING_REQUIRED_PARAMETER', path)
    return false
  }
  if (!isObject(money)) {
    findings.add('INVALID_PARAMETER_SYNTAX', path, money)
    return false
  }
  return [checkCurrencyForm(findings, money, path), checkValueForm(findings, money, path)].every(Boolean)
}

export function checkWebAddress(findings: Findings, source: JsonObject, key: string, path: string): void {
  const value = source[key]
  if (value === undefined || value === null) return
  const valid = typeof value === 'string' && URL.canParse(value) && /^https?:/i.test(value)
  if (!valid) findings.add('INVALID_PARAMETER_SYNTAX', `${path}/${key}`, value)
}

function checkCurrencyForm(findings: Findings, money: JsonObject, path: string): boolean {
  const currency = money.currency_code
  const field = `${path}/currency_code`
  if (currency === undefined) findings.add('MISSING_REQUIRED_PARAMETER', field)
  else if (typeof currency !== 'string') findings.add('INVALID_PARAMETER_SYNTAX', field, currency)
  else if (currency.length !== 3) findings.add('INVALID_STRING_LENGTH', field, currency)
  else return true
  return false
}

function checkValueForm(findings: Findings, money: JsonObject, path: string): boolean {
  const value = money.value
  const field = `${path}/value`
  if (value === undefined) findings.add('MISSING_REQUIRED_PARAMETER', field)
  else if (typeof value !== 'string') findings.add('INVALID_PARAMETER_SYNTAX', field, value)
  else if (value.length > 32) findings.add('INVALID_STRING_LENGTH', field, value)
  else if (!AMOUNT_PATTERN.test(value)) findings.add('INVALID_PARAMETER_SYNTAX', field, value)
  else return true
  return false
}
