import type { JsonObject } from '../json'
import { objectAt } from '../json'
import { checkChoice, checkText, checkWebAddress } from './field-rules'
import type { Findings } from './findings'

const LOCALE = /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/

/**
 * Where the buyer goes and what the page looks like. BILLING is refused everywhere: it is deprecated and
 * shops report that it fails today.
 */
export function checkExperience(findings: Findings, body: JsonObject): void {
  const current = objectAt(objectAt(objectAt(body, 'payment_source'), 'paypal'), 'experience_context')
  if (current) {
    const path = '/payment_source/paypal/experience_context'
    checkContext(findings, current, path)
    checkChoice(findings, current, 'landing_page', path, ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'])
    const preferences = ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']
    checkChoice(findings, current, 'payment_method_preference', path, preferences)
  }
  const deprecated = objectAt(body, 'application_context')
  if (deprecated) {
    checkContext(findings, deprecated, '/application_context')
    checkChoice(findings, deprecated, 'landing_page', '/application_context', ['LOGIN', 'NO_PREFERENCE'])
  }
}

function checkContext(findings: Findings, context: JsonObject, path: string): void {
  checkText(findings, context, 'brand_name', path, { max: 127 })
  checkWebAddress(findings, context, 'return_url', path)
  checkWebAddress(findings, context, 'cancel_url', path)
  checkChoice(findings, context, 'user_action', path, ['CONTINUE', 'PAY_NOW'])
  checkChoice(findings, context, 'shipping_preference', path, [
    'GET_FROM_FILE',
    'NO_SHIPPING',
    'SET_PROVIDED_ADDRESS',
  ])
  const { locale } = context
  if (locale !== undefined && (typeof locale !== 'string' || !LOCALE.test(locale))) {
    findings.add('INVALID_PARAMETER_SYNTAX', `${path}/locale`, locale)
  }
}
