import type { ApiFailure } from '../http/api-result'

/**
 * Whether a payment call failed because nobody is signed in any more (Specification 8, Checkout: AUTH_REQUIRED,
 * token expired or invalid, access denied, HTTP 401).
 */
export function isAuthFailure({ status, code, message }: ApiFailure): boolean {
  if (status === 401 || code === 'AUTH_REQUIRED' || code === 'INVALID_TOKENS') return true
  return status < 500 && /token (is )?(expired|invalid)|(expired|invalid) token|access denied/i.test(message)
}
