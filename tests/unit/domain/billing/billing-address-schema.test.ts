import { describe, expect, it } from 'vitest'
import { billingAddressSchema } from '@/src/domain/billing/billing-address-schema'
import { places } from './places'

const schema = billingAddressSchema(places)
const fields = {
  country: 'CA',
  full_name: ' Ada Lovelace ',
  address_line_1: '1 Main Street',
  city: 'Toronto',
  province: 'ON',
  postal_code: 'M5V 1A1',
}
const address = { ...fields, full_name: 'Ada Lovelace', is_default: true }

function problems(changes: Record<string, unknown>) {
  const result = schema.safeParse({ ...fields, ...changes })
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
}

describe('Specification 3, Billing address over HTTP', () => {
  it('is trimmed, and the default unless told otherwise', () => {
    expect(schema.parse({ ...fields, phone: 'ignored' })).toEqual(address)
    expect(schema.parse({ ...fields, is_default: false })).toEqual({ ...address, is_default: false })
  })

  it('understands names and answers in codes', () => {
    expect(schema.parse({ ...fields, country: 'canada', province: 'Ontario' })).toEqual(address)
  })

  it('asks for no province where a country has none', () => {
    expect(schema.parse({ ...fields, country: 'VA', province: null })).toMatchObject({
      country: 'VA',
      province: '',
    })
  })
})

describe('Specification 5, Billing address over HTTP', () => {
  it('has a message for each missing field', () => {
    expect(schema.safeParse({}).error?.issues).toHaveLength(6)
    expect(problems({ country: '' })).toEqual({ country: 'Country is required' })
    expect(problems({ full_name: ' ' })).toEqual({ full_name: 'Full name is required' })
    expect(problems({ address_line_1: null })).toEqual({ address_line_1: 'Address is required' })
    expect(problems({ city: undefined })).toEqual({ city: 'City is required' })
    expect(problems({ province: '' })).toEqual({ province: 'State/Province is required' })
    expect(problems({ postal_code: '' })).toEqual({ postal_code: 'Postal code is required' })
  })

  it('refuses a country or province nobody knows', () => {
    expect(Object.keys(problems({ country: 'Atlantis' }))).toEqual(['country'])
    expect(Object.keys(problems({ province: 'NY' }))).toEqual(['province'])
    expect(Object.keys(problems({ country: 'US' }))).toEqual(['province'])
  })

  it('refuses what is no text, and texts without end', () => {
    expect(Object.keys(problems({ city: 7 }))).toEqual(['city'])
    expect(problems({ city: 'x'.repeat(200) })).toEqual({})
    expect(Object.keys(problems({ city: 'x'.repeat(201) }))).toEqual(['city'])
  })
})
