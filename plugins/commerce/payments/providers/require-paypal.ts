import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { PaymentProvider } from '../provider'
import { paypalProvider } from './paypal'

/** PayPal, or a clear refusal when this shop has no complete PayPal configuration. */
export function requirePayPal(payload: Payload): PaymentProvider {
  const provider = paypalProvider(payload)
  if (!provider) throw new DomainError('METHOD_UNAVAILABLE', { internal: 'PayPal is not configured' })
  return provider
}
