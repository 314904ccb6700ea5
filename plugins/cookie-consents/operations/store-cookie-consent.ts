import { NECESSARY } from '@/src/domain/consent/cookie-choice'
import type { CookieConsentRequest } from '@/src/domain/consent/cookie-consent-request'
import type { Sql } from '@/src/server/db/transaction'

/** Adds a choice to the record; the same one again changes nothing. A clock that runs ahead is not believed. */
export async function storeCookieConsent(
  sql: Sql,
  { consentId, categories, textVersion, decidedAt }: CookieConsentRequest,
): Promise<void> {
  const choice = [...new Set([NECESSARY, ...categories])].join(', ')
  await sql.query({
    name: 'store-cookie-consent',
    text: `INSERT INTO cookie_consents (consent_id, choice, text_version, decided_at)
           VALUES ($1, $2, $3, least($4::timestamptz, now()))
           ON CONFLICT (consent_id, decided_at) DO NOTHING`,
    values: [consentId.toLowerCase(), choice, String(textVersion), decidedAt],
  })
}
