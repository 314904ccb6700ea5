import {
  BILLING_FIELDS,
  type BillingAddress,
  EMPTY_BILLING_ADDRESS,
} from '@/src/domain/billing/billing-address'
import { CHECKOUT_KEYS } from '@/src/domain/checkout/checkout-storage'
import type { KeyValueStorage } from '../state/key-value-storage'

export type BillingValues = Omit<BillingAddress, 'is_default'>

/** Keeps the form as it was sent, for the next visit and for the invoice page. */
export function saveBilling(storage: KeyValueStorage, address: BillingAddress): void {
  storage.setItem(CHECKOUT_KEYS.billingFormData, JSON.stringify(address))
}

/** The form as it was last sent from this browser; null when it never was. */
export function readSavedBilling(storage: KeyValueStorage): BillingValues | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(CHECKOUT_KEYS.billingFormData) ?? 'null')
    return typeof value === 'object' && value !== null ? toBillingValues({ ...value }) : null
  } catch {
    return null
  }
}

/** The billing fields out of an answer or a storage; whatever is no text is empty. */
export function toBillingValues(source: Record<string, unknown>): BillingValues {
  const values = { ...EMPTY_BILLING_ADDRESS }
  const { is_default: _saved, ...empty } = values
  const texts = BILLING_FIELDS.map((field) => [field, typeof source[field] === 'string' ? source[field] : ''])
  return { ...empty, ...Object.fromEntries(texts) }
}

/**
 * What the form starts with (Specification 5): what was sent from here before, else the default billing
 * address, and the user's own name where neither has one.
 */
export function prefillBilling(sources: {
  saved: BillingValues | null
  standard: BillingValues | null
  name: string
}): BillingValues {
  const start = sources.saved ?? sources.standard ?? toBillingValues({})
  return { ...start, full_name: start.full_name || sources.name }
}
