import { env } from '@/src/server/env'

export type PayPalSettings = {
  mode: 'live' | 'sandbox'
  clientId: string
  clientSecret: string
  /** Where calls really go: PayPal itself, or the local simulator. */
  apiOrigin: string
  /** PayPal's own origin for the mode; what the SDK believes it talks to. */
  officialOrigin: string
  isSimulator: boolean
  webhookId: string | null
}

export const OFFICIAL_ORIGINS = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const

/** PayPal's configuration, or null when it is missing or half set: the method is then not offered at checkout. */
export function paypalSettings(): PayPalSettings | null {
  const { PAYPAL_MODE: mode, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = env()
  if (!clientId || !clientSecret) return null
  const officialOrigin = OFFICIAL_ORIGINS[mode]
  const simulator = env().PAYPAL_API_ORIGIN
  return {
    mode,
    clientId,
    clientSecret,
    apiOrigin: simulator ?? officialOrigin,
    officialOrigin,
    isSimulator: simulator !== undefined,
    webhookId: env().PAYPAL_WEBHOOK_ID ?? null,
  }
}

/** Who gets the money of this shop, in words anybody may read. */
export function describePayPal(): string {
  const settings = paypalSettings()
  if (!settings) return 'PayPal: not configured (PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET)'
  if (settings.isSimulator) return 'PayPal: SIMULATOR'
  return settings.mode === 'live' ? 'PayPal: LIVE' : 'PayPal: sandbox'
}
