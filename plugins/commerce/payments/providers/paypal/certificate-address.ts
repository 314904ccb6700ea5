import type { PayPalSettings } from './settings'

const HOSTS = { live: 'https://api.paypal.com', sandbox: 'https://api.sandbox.paypal.com' } as const

const PATH = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]{1,100}$/

/**
 * The address of a certificate named in a message, if it can be PayPal's own for our mode (or the simulator's);
 * null otherwise. The address comes from whoever sent the message: nothing else is ever fetched, and it must be
 * spelled exactly as it is read, so that no clever spelling leads elsewhere.
 */
export function certificateAddress(
  text: string,
  settings: Pick<PayPalSettings, 'mode' | 'isSimulator' | 'apiOrigin'>,
): string | null {
  if (!URL.canParse(text)) return null
  const { href, origin, pathname } = new URL(text)
  const expected = settings.isSimulator ? settings.apiOrigin : HOSTS[settings.mode]
  return origin === expected && PATH.test(pathname) && href === `${expected}${pathname}` && href === text
    ? text
    : null
}
