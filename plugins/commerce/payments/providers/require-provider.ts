import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { currentStatus, isProviderCutOff } from '@/src/server/instance/current-status'
import { siteOf } from '@/src/server/site'
import type { PaymentProvider, ProviderConnection, ShopSide } from './payment-provider'
import { onlineProviders } from './registry'

export function findProvider(payload: Payload, key: string): PaymentProvider | undefined {
  return onlineProviders(payload).find((provider) => provider.key === key)
}

/** The provider of a row as this shop may use it: null when it is not configured, or this database is a copy or perhaps one. */
export function connectedProvider(payload: Payload, key: string): ProviderConnection | null {
  return isProviderCutOff() ? null : (findProvider(payload, key)?.connect(shopSide(payload)) ?? null)
}

function shopSide(payload: Payload): ShopSide {
  return { logger: payload.logger, currency: siteOf(payload).currency }
}

/**
 * The provider of a row, or a clear refusal: `METHOD_UNAVAILABLE` when this shop has none of that name or its
 * configuration is not complete, or this is a copy; `PROVIDER_UNAVAILABLE` while it is held, since that ends.
 */
export function requireProvider(payload: Payload, key: string): ProviderConnection {
  const connection = connectedProvider(payload, key)
  if (connection) return connection
  if (currentStatus().kind === 'held')
    throw new DomainError('PROVIDER_UNAVAILABLE', { internal: 'the database is held' })
  throw new DomainError('METHOD_UNAVAILABLE', {
    internal: `${key} is not configured, or cut off from a copy`,
  })
}
