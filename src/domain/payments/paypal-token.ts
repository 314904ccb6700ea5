/** Specification 5: what is said to a token that cannot be PayPal's. Asking again does not help. */
export const INVALID_TOKEN_MESSAGE = 'Invalid PayPal token format'

/**
 * Whether this can be a PayPal order id. A hyphen is refused (Specification 5); so is everything else that
 * is no letter or digit, because the token comes from an address bar and ends up in a path.
 */
export function isPayPalToken(token: unknown): token is string {
  return typeof token === 'string' && /^[A-Za-z0-9]{1,64}$/.test(token)
}
