import type { Field } from 'payload'

/** A billing address as stored: country and province as ISO codes. Specification 3, Billing address. */
export const addressFields: Field[] = [
  { name: 'fullName', label: 'Full name', type: 'text', maxLength: 200 },
  { name: 'addressLine1', label: 'Address', type: 'text', maxLength: 300 },
  { name: 'city', type: 'text', maxLength: 120 },
  { name: 'province', label: 'State/Province', type: 'text', maxLength: 120 },
  { name: 'postalCode', label: 'Postal code', type: 'text', maxLength: 20 },
  { name: 'country', type: 'text', maxLength: 2 },
]
