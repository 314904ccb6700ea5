import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { canonicalEmail } from '@/src/domain/users/email'

/** One spelling of an address on every road, Payload's own admin form included: one account per address. */
export const keepCanonicalEmail: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?.email === undefined || data.email === null) return data
  const email = typeof data.email === 'string' ? canonicalEmail(data.email) : null
  if (email) return { ...data, email }
  const message = 'Please enter a valid email address.'
  throw new ValidationError({ collection: 'users', errors: [{ path: 'email', message }] }, req.t)
}
