import { readCheckoutFailure } from '@/src/domain/checkout/checkout-failure'
import type { ApiFailure } from '../http/api-result'

/** Whether a payment call failed because nobody is signed in any more (Specification 8, Checkout). */
export function isAuthFailure(failure: ApiFailure): boolean {
  return readCheckoutFailure(failure, '').redirect !== null
}
