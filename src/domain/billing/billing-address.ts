import type { RegionOption } from '../geo/place'

export const BILLING_FIELDS = [
  'country',
  'full_name',
  'address_line_1',
  'city',
  'province',
  'postal_code',
] as const

export type BillingField = (typeof BILLING_FIELDS)[number]

/** Specification 3, Billing address. Country and province are ISO codes ('CA', 'ON'). */
export type BillingAddress = Readonly<Record<BillingField, string>> & { readonly is_default: boolean }

export type BillingErrors = Partial<Record<BillingField, string>>

/** Specification 5, Billing form, word for word. */
export const BILLING_MESSAGES = {
  country: 'Country is required',
  full_name: 'Full name is required',
  address_line_1: 'Address is required',
  city: 'City is required',
  province: 'State/Province is required',
  postal_code: 'Postal code is required',
} as const satisfies Record<BillingField, string>

/** The form before anybody typed. It is saved as the default address unless told otherwise. */
export const EMPTY_BILLING_ADDRESS: BillingAddress = {
  country: '',
  full_name: '',
  address_line_1: '',
  city: '',
  province: '',
  postal_code: '',
  is_default: true,
}

/**
 * What is missing, field by field; empty when nothing is. Blanks are nothing. A country without regions has
 * no province to ask for: say so with `hasRegions: false`.
 */
export function validateBillingAddress(
  address: Partial<Record<BillingField, string | null>>,
  { hasRegions = true }: { hasRegions?: boolean } = {},
): BillingErrors {
  const errors: BillingErrors = {}
  for (const field of BILLING_FIELDS) {
    const isAskedFor = field !== 'province' || hasRegions
    if (isAskedFor && !address[field]?.trim()) errors[field] = BILLING_MESSAGES[field]
  }
  return errors
}

/** After a change of country: a province that is not one of its regions is cleared, else nothing changes. */
export function clearInvalidRegion<Address extends { readonly province: string }>(
  address: Address,
  regions: readonly RegionOption[],
): Address {
  if (!address.province || regions.some((region) => region.code === address.province)) return address
  return { ...address, province: '' }
}
