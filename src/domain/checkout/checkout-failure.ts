import { CHECKOUT_MESSAGES } from './checkout-messages'

/** What a refused or broken call of the checkout said, as far as it said anything. */
export interface CallFailure {
  readonly status?: number | null
  readonly code?: string | null
  readonly message?: string | null
}

export interface CheckoutFailure {
  readonly type: 'warning' | 'error'
  readonly message: string
  /** Where the buyer has to go first; null: they stay. */
  readonly redirect: string | null
}

/**
 * What the buyer is told when the payment screen's call fails (Specification 8, Checkout): who is no longer
 * signed in is warned and comes back to /payment after signing in; a field the database misses is our fault.
 */
export function readCheckoutFailure(failure: CallFailure, fallback: string): CheckoutFailure {
  const said = failure.message ?? ''
  if (isAboutSession(failure, said)) {
    const redirect = `/login?redirect=${encodeURIComponent('/payment')}`
    return { type: 'warning', message: CHECKOUT_MESSAGES.signInFirst, redirect }
  }
  const message = /not-null/i.test(said) ? CHECKOUT_MESSAGES.missingField : said || fallback
  return { type: 'error', message, redirect: null }
}

/** 'Invalid PayPal token format' is about another token and must not match. */
function isAboutSession({ status, code }: CallFailure, said: string): boolean {
  if (status === 401 || code === 'AUTH_REQUIRED') return true
  return /access denied|auth_required|token (has |is )?(expired|invalid)|(expired|invalid) tokens?\b/i.test(
    said,
  )
}
