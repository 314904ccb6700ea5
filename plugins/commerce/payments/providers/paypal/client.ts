import { Client, Environment } from '@paypal/paypal-server-sdk'
import { sharedAccessToken } from './access-token'
import type { PayPalSettings } from './settings'

/** One call, token included, never takes longer than this. */
export const CALL_DEADLINE_MS = 9_000

/**
 * The second question of one request, after the first went unanswered. Both together end before the browser gives up
 * on us, which it does after 15 seconds (specification 9).
 */
export const SECOND_CALL_DEADLINE_MS = 5_000

const MAX_ANSWER_BYTES = 1_048_576

/**
 * A PayPal client for one operation. The only place that makes one.
 *
 * Thrown away after use, because the SDK never recovers a client whose token call failed once; the token itself is
 * shared. Its requests go to `settings.apiOrigin`: the SDK has no option for that, so the request builder swaps the
 * origin, and refuses when the SDK wants to go anywhere but to PayPal's own origin for the mode.
 */
export function createPayPalClient(settings: PayPalSettings, deadlineMs = CALL_DEADLINE_MS): Client {
  const base = {
    environment: settings.mode === 'live' ? Environment.Production : Environment.Sandbox,
    timeout: deadlineMs,
    unstable_httpClientOptions: {
      // Bounds token, answer and a body that drips, which `timeout` alone does not.
      signal: AbortSignal.timeout(deadlineMs),
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
      ...(settings.isSimulator ? { proxy: false } : {}),
    },
  }
  const credentials = { oAuthClientId: settings.clientId, oAuthClientSecret: settings.clientSecret }
  return new (redirectedClient(settings))({
    ...base,
    clientCredentialsAuthCredentials: {
      ...credentials,
      oAuthTokenProvider: (_last, manager) => sharedAccessToken(() => manager.fetchToken()),
    },
  })
}

/** Made inside a function so that the origin is in scope while the parent's constructor builds its token manager. */
function redirectedClient({ apiOrigin, officialOrigin }: PayPalSettings): typeof Client {
  return class RedirectedClient extends Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const makeBuilder = super.getRequestBuilderFactory()
      return (...args) => {
        const builder = makeBuilder(...args)
        builder.interceptRequest((request) => {
          const url = new URL(request.url)
          if (url.origin !== officialOrigin) throw new Error(`PayPal's SDK wanted to call ${url.origin}`)
          return { ...request, url: apiOrigin + url.pathname + url.search }
        })
        return builder
      }
    }
  }
}
