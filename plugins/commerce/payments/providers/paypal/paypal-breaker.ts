import { CircuitBreaker } from './circuit-breaker'

const KEY = Symbol.for('training-storefront.paypal-breaker')
const shared = globalThis as { [KEY]?: CircuitBreaker }

/** One for all of this process. Kept beside the modules, of which Next makes more than one copy. */
export function paypalBreaker(): CircuitBreaker {
  shared[KEY] ??= new CircuitBreaker()
  return shared[KEY]
}

/** Whether PayPal has been silent for so long that it is not even asked at the moment. */
export function isPayPalResting(now = Date.now()): boolean {
  return paypalBreaker().isResting(now)
}
