import type { LinkDescription } from '@paypal/paypal-server-sdk'
import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { PayPalSettings } from './settings'

const PAYPAL_HOSTS = { live: 'www.paypal.com', sandbox: 'www.sandbox.paypal.com' } as const

/**
 * Where the buyer approves, or null when PayPal gave no link we may send anybody to: only PayPal's own host over
 * https, or the simulator. A card payment asks for the card form; the link has a query already.
 */
export function approveUrl(
  links: LinkDescription[] | undefined,
  method: PaymentMethod,
  settings: PayPalSettings,
): string | null {
  const link = links?.find(({ rel }) => rel === 'payer-action') ?? links?.find(({ rel }) => rel === 'approve')
  if (!link || !URL.canParse(link.href)) return null
  const url = new URL(link.href)
  const isTrusted = settings.isSimulator
    ? url.origin === settings.apiOrigin
    : url.protocol === 'https:' && url.host === PAYPAL_HOSTS[settings.mode]
  if (!isTrusted) return null
  if (method === 'credit') url.searchParams.set('fundingSource', 'card')
  return url.toString()
}
