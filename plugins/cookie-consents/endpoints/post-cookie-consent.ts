import { cookieConsentSchema } from '@/src/domain/consent/cookie-consent-request'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { storeCookieConsent } from '../operations/store-cookie-consent'

/**
 * `POST /cookie-consents`: keeps a choice about cookies as proof. Nothing of the visitor is kept with it: no address, no
 * name of a browser, no account. The same choice again changes nothing.
 */
export const postCookieConsent = defineEndpoint({
  method: 'post',
  path: '/cookie-consents',
  access: 'anyone',
  about: {
    summary: 'Keeps proof of a choice about cookies.',
    example: {
      consentId: '00000000-0000-4000-8000-000000000000',
      categories: ['necessary'],
      textVersion: 1,
      decidedAt: '2026-11-20T15:05:00.000Z',
    },
  },
  limit: { name: 'cookie-consent', points: 60, seconds: 3_600, by: 'visitor' },
  input: cookieConsentSchema,
  answers: success({}),
  handler: async ({ input, req }) => {
    await storeCookieConsent(pool(req.payload), input)
    return { success: true }
  },
})
