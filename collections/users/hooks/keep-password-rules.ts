import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { checkPassword, passwordMessage } from '@/src/domain/passwords/password'

/** The password rule of specification 5 on every road that sets a password, Payload's own admin form included. */
export const keepPasswordRules: CollectionBeforeValidateHook = ({ data, req }) => {
  const password = data?.password
  if (password === undefined) return data
  // A number or a list is no password; it is refused as an empty one.
  const verdict = checkPassword(typeof password === 'string' ? password : '')
  if (!verdict.ok) {
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'password', message: passwordMessage(verdict) }] },
      req.t,
    )
  }
  return data
}
