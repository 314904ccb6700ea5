import type { Field } from 'payload'

/** A billing address as stored: country and province as ISO codes. Specification 3, Billing address. */
export const addressFields: Field[] = [
  { name: 'fullName', type: 'text', maxLength: 200 },
  { name: 'addressLine1', type: 'text', maxLength: 300 },
  { name: 'city', type: 'text', maxLength: 120 },
  { name: 'province', type: 'text', maxLength: 120 },
  { name: 'postalCode', type: 'text', maxLength: 20 },
  { name: 'country', type: 'text', maxLength: 2 },
]
