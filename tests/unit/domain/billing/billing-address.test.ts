import { describe, expect, it } from 'vitest'
import {
  BILLING_MESSAGES,
  clearInvalidRegion,
  EMPTY_BILLING_ADDRESS,
  validateBillingAddress,
} from '@/src/domain/billing/billing-address'

const address = {
  country: 'CA',
  full_name: 'Ada Lovelace',
  address_line_1: '1 Main Street',
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5V 1A1',
  is_default: true,
}

describe('Specification 5, Billing form', () => {
  it.each([
    ['country', 'Country is required'],
    ['full_name', 'Full name is required'],
    ['address_line_1', 'Address is required'],
    ['city', 'City is required'],
    ['province', 'State/Province is required'],
    ['postal_code', 'Postal code is required'],
  ])('says of a missing %s: %s', (field, message) => {
    expect(validateBillingAddress({ ...address, [field]: '' })).toEqual({ [field]: message })
    expect(validateBillingAddress({ ...address, [field]: '  ' })).toEqual({ [field]: message })
    expect(validateBillingAddress({ ...address, [field]: undefined })).toEqual({ [field]: message })
  })

  it('has nothing to say of a complete address', () => {
    expect(validateBillingAddress(address)).toEqual({})
  })

  it('says everything at once of an empty form', () => {
    expect(validateBillingAddress(EMPTY_BILLING_ADDRESS)).toEqual(BILLING_MESSAGES)
  })

  it('asks for no province where a country has none', () => {
    expect(
      validateBillingAddress({ ...address, country: 'VA', province: '' }, { hasRegions: false }),
    ).toEqual({})
  })

  it('clears a state that the new country does not have', () => {
    const regions = [{ code: 'NY', name: 'New York' }]
    expect(clearInvalidRegion({ ...address, country: 'US' }, regions)).toEqual({
      ...address,
      country: 'US',
      province: '',
    })
  })

  it('keeps a state that is still valid, and an empty one', () => {
    const regions = [
      { code: 'ON', name: 'Ontario' },
      { code: 'QC', name: 'Quebec' },
    ]
    expect(clearInvalidRegion(address, regions)).toBe(address)
    expect(clearInvalidRegion(EMPTY_BILLING_ADDRESS, regions)).toBe(EMPTY_BILLING_ADDRESS)
  })
})

describe('Specification 3, Billing address', () => {
  it('is saved as the default unless told otherwise', () => {
    expect(EMPTY_BILLING_ADDRESS.is_default).toBe(true)
  })
})
