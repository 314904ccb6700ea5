import type { Payload } from 'payload'
import type { ProviderConnection } from './payment-provider'
import { onlineProviders } from './registry'
import { connectedProvider } from './require-provider'

export type ComparableProvider = { key: string; connection: ProviderConnection }

/** Those our books can be held against right now. */
export function comparableProviders(payload: Payload): ComparableProvider[] {
  return onlineProviders(payload)
    .filter(({ capabilities }) => capabilities.comparison)
    .flatMap(({ key }) => {
      const connection = connectedProvider(payload, key)
      return connection ? [{ key, connection }] : []
    })
}
