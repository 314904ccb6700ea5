import type { Config, Plugin } from 'payload'
import { CookieConsents } from '@/collections/cookie-consents'
import { mountEndpoints } from '@/src/server/endpoint'
import { postCookieConsent } from './endpoints/post-cookie-consent'

/** Proof of what visitors chose about cookies. */
export const cookieConsents =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), CookieConsents] }, [
      postCookieConsent,
    ])
