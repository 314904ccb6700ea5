import type { Config, Payload } from 'payload'
import { CURRENCY } from '@/src/domain/money/currency'
import { SHOP } from '@/src/server/site'
import type { InvoicePayment } from './invoice'
import type { PaymentProvider } from './payment-provider'

export type ProviderOption = PaymentProvider | InvoicePayment

/**
 * The site's configuration with the providers its shop was given. They are carried by the configuration itself, so that
 * two shops of one process have each their own. Throws, with a sentence that says what to change, for a key that
 * cannot stand in a row and an address, or stands twice, and for a provider that does not take the shop's currency.
 */
export function withProviders(
  config: Config,
  providers: readonly ProviderOption[],
  currency: string = CURRENCY,
): Config {
  const keys = providers.map(({ key }) => key)
  for (const key of keys) {
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(key) || key === 'none')
      throw new Error(`commerce: "${key}" cannot be the key of a payment provider`)
    if (keys.indexOf(key) !== keys.lastIndexOf(key))
      throw new Error(`commerce: two payment providers "${key}"`)
  }
  const unable = providers
    .filter(isOnlineProvider)
    .find((each) => each.currencies?.includes(currency) === false)
  if (unable)
    throw new Error(
      `commerce: ${unable.labels.name} cannot be paid in ${currency}. Leave it out of providers, or sell in ${unable.currencies?.join(', ')}`,
    )
  return { ...config, custom: { ...config.custom, [SHOP]: { ...config.custom?.[SHOP], providers } } }
}

/** In the order the site lists them; the first is the one a request means that names none we can ask. */
export function onlineProviders(payload: Payload): PaymentProvider[] {
  return registered(payload).filter(isOnlineProvider)
}

export function isOnlineProvider(option: ProviderOption): option is PaymentProvider {
  return 'connect' in option
}

export function hasInvoices(payload: Payload): boolean {
  return registered(payload).some(({ key }) => key === 'invoice')
}

function registered({ config }: Payload): readonly ProviderOption[] {
  const ours = config.custom?.[SHOP] as { providers?: readonly ProviderOption[] } | undefined
  return ours?.providers ?? []
}
