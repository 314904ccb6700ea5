import { invoice } from './invoice'
import { paypal } from './paypal'
import type { ProviderOption } from './registry'

/** What a shop is paid through when its site names nothing else. The one place of the core that knows a provider by name. */
export const defaultProviders = (): ProviderOption[] => [paypal(), invoice()]
