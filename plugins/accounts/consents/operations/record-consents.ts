import type { Sql } from '@/src/server/db/transaction'
import { followChoice } from './follow-choice'

/** Where somebody said it. */
export type ConsentSource =
  | 'registration'
  | 'invitation'
  | 'migrated reset'
  | 'account settings'
  | 'newsletter'

type Said = {
  userId: string
  source: ConsentSource
  /** Left out: nothing was said about it. */
  terms?: true
  promotions?: boolean
}

/**
 * Adds what somebody has just agreed to or withdrawn to the record of consents, with the version of the text they saw,
 * and keeps the account's own dates in step; in the caller's transaction, which holds the account's row. What was
 * said before about the same text is not said twice, and a no counts only after a yes. The newsletter follows.
 */
export async function recordConsents(sql: Sql, said: Said): Promise<void> {
  const { userId, source, terms = null, promotions = null } = said
  await sql.query({
    name: 'record-consents',
    text: RECORD,
    values: [userId, source, terms, promotions],
  })
  // What the newsletter's own buttons say stands in the subscription already.
  if (promotions !== null && source !== 'newsletter') await followChoice(sql, { userId, source, promotions })
}

const RECORD = `
WITH said AS (
  SELECT s.subject::enum_consents_subject AS subject, s.given, coalesce(s.version, '1') AS version
    FROM (VALUES
      ('terms', $3::boolean, (SELECT consent_terms_version FROM system_settings LIMIT 1)),
      ('promotions', $4::boolean, (SELECT consent_promotions_version FROM system_settings LIMIT 1))
    ) AS s(subject, given, version)
   WHERE s.given IS NOT NULL),
new_consents AS (
  SELECT said.* FROM said
    LEFT JOIN LATERAL (SELECT c.given, c.text_version FROM consents c
                        WHERE c.user_id = $1::uuid AND c.subject = said.subject
                        ORDER BY c.created_at DESC LIMIT 1) AS last ON true
   WHERE CASE WHEN said.given THEN last.given IS NOT TRUE OR last.text_version <> said.version
         ELSE coalesce(last.given, EXISTS (SELECT 1 FROM users u
                                            WHERE u.id = $1::uuid AND u.agreed_to_promotions_at IS NOT NULL)) END),
written AS (
  INSERT INTO consents (user_id, subject, given, text_version, source, created_at, updated_at)
  SELECT $1::uuid, subject, given, version, $2, clock_timestamp(), clock_timestamp() FROM new_consents
  RETURNING subject, given)
UPDATE users u SET updated_at = now(),
       agreed_to_terms_at = CASE WHEN t.given THEN now() ELSE u.agreed_to_terms_at END,
       agreed_to_promotions_at = CASE WHEN p.given THEN now() WHEN NOT p.given THEN NULL
                                 ELSE u.agreed_to_promotions_at END
  FROM (SELECT 1 FROM written LIMIT 1) AS any_news
  LEFT JOIN written t ON t.subject = 'terms' LEFT JOIN written p ON p.subject = 'promotions'
 WHERE u.id = $1::uuid`
