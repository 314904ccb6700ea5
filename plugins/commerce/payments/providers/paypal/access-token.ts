import type { OAuthToken } from '@paypal/paypal-server-sdk'

type Fetched = { token: OAuthToken; until: number }

let cached: Fetched | undefined
let inFlight: Promise<Fetched> | undefined

/** Renewed a minute early, so that a token never runs out on its way. */
const EARLY_MS = 60_000

/**
 * The shop's PayPal token, fetched once for everybody: parallel first calls share one request, and a failed one is
 * forgotten at once. (The SDK keeps a failed token promise for ever, and asks once per call.)
 */
export async function sharedAccessToken(
  fetchToken: () => Promise<OAuthToken>,
  now = Date.now(),
): Promise<OAuthToken> {
  if (cached && now < cached.until) return cached.token
  inFlight ??= fetchToken()
    .then((token) => {
      const lifetimeMs = Number(token.expiresIn ?? 0n) * 1000
      cached = { token, until: now + Math.max(0, lifetimeMs - EARLY_MS) }
      return cached
    })
    .finally(() => {
      inFlight = undefined
    })
  return (await inFlight).token
}

/** After PayPal refused a token (revoked, credentials changed) the next call asks for a new one. */
export function forgetAccessToken(): void {
  cached = undefined
}
