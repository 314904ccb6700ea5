import type { Config, Payload } from 'payload'
import { defaultProviders } from '@/plugins/commerce/payments/providers/default-providers'
import { type ProviderOption, withProviders } from '@/plugins/commerce/payments/providers/registry'

/** One more provider for a shop that runs already. It can be ordered, captured and swept; it gets no addresses of its own. */
export function addProvider({ config }: Payload, provider: ProviderOption): void {
  const { custom } = withProviders(config as unknown as Config, [...defaultProviders(), provider])
  Object.assign(config.custom, custom)
}
