import { isOnlineProvider, type ProviderOption } from '../providers/registry'
import { details } from './details'
import { webhook } from './webhook'

/** The addresses each provider of a shop has for itself: `/payments/details/{key}/…` and `/payments/webhooks/{key}`. */
export function providerEndpoints(providers: readonly ProviderOption[]) {
  return providers
    .filter(isOnlineProvider)
    .flatMap((provider) => [
      details(provider.key),
      ...(provider.capabilities.messages ? [webhook(provider)] : []),
    ])
}
