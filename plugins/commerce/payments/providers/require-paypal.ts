import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { currentStatus } from '@/src/server/instance/current-status'
import type { PaymentProvider } from '../provider'
import { paypalProvider } from './paypal'

/**
 * PayPal, or a clear refusal: `METHOD_UNAVAILABLE` when this shop has no complete PayPal configuration or is a copy,
 * `PROVIDER_UNAVAILABLE` while it is held, since that ends.
 */
export function requirePayPal(payload: Payload): PaymentProvider {
  const provider = paypalProvider(payload)
  if (provider) return provider
  if (currentStatus().kind === 'held')
    throw new DomainError('PROVIDER_UNAVAILABLE', { internal: 'the database is held' })
  throw new DomainError('METHOD_UNAVAILABLE', {
    internal: 'PayPal is not configured, or cut off from a copy',
  })
}
