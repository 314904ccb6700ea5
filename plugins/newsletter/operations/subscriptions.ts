import type { Locale } from '@/src/domain/languages/locales'
import type { SubscriptionSource, SubscriptionState } from '@/src/domain/newsletter/subscription-state'
import type { Sql } from '@/src/server/db/transaction'

export type Subscription = { id: string; email: string; state: SubscriptionState; locale: Locale }

/** Where something was said; `network` is cut short already (`coarseNetwork`). */
export type Said = { source: SubscriptionSource; network?: string | null }

/**
 * What an address (canonical form) is to the newsletter. Until the transaction ends nobody else changes it, also where
 * there is nothing yet.
 */
export async function lockSubscription(sql: Sql, email: string): Promise<Subscription | undefined> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtext('newsletter ' || $1))`, [email])
  const { rows } = await sql.query<Subscription>(
    'SELECT id, email, state, locale FROM newsletter_subscriptions WHERE email = $1 FOR UPDATE',
    [email],
  )
  return rows[0]
}

type Asked = Said & { email: string; locale: Locale; tokenHash: string; hours: number }

/** Somebody asked for the newsletter: they get it once they have confirmed. Earlier links end. Gives the id. */
export async function storeRequest(
  sql: Sql,
  { email, locale, tokenHash, hours, source, network = null }: Asked,
): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO newsletter_subscriptions AS s
            (email, state, locale, source, network, requested_at, token_hash, token_expires_at, text_version)
     VALUES ($1, 'pending', $2::text::enum_newsletter_subscriptions_locale,
             $3::text::enum_newsletter_subscriptions_source, $4, now(), $5, now() + make_interval(hours => $6), ${TEXT_VERSION})
     ON CONFLICT (email) DO UPDATE SET state = 'pending', locale = EXCLUDED.locale, source = EXCLUDED.source,
            network = EXCLUDED.network, requested_at = now(), token_hash = EXCLUDED.token_hash,
            token_expires_at = EXCLUDED.token_expires_at, text_version = EXCLUDED.text_version, updated_at = now()
     RETURNING id`,
    [email, locale, source, network, tokenHash, hours],
  )
  return keepProof(sql, rows[0]?.id, 'asked', { source, network })
}

/** Somebody said yes with the account whose address is known to be theirs: no further mail has to prove it. */
export async function storeConfirmed(
  sql: Sql,
  { email, locale, source, network = null }: Said & { email: string; locale: Locale },
): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO newsletter_subscriptions AS s
            (email, state, locale, source, network, requested_at, confirmed_at, text_version)
     VALUES ($1, 'confirmed', $2::text::enum_newsletter_subscriptions_locale,
             $3::text::enum_newsletter_subscriptions_source, $4, now(), now(), ${TEXT_VERSION})
     ON CONFLICT (email) DO UPDATE SET state = 'confirmed', source = EXCLUDED.source, network = EXCLUDED.network,
            confirmed_at = now(), left_at = NULL, token_hash = NULL, token_expires_at = NULL,
            text_version = EXCLUDED.text_version, updated_at = now()
     RETURNING id`,
    [email, locale, source, network],
  )
  return keepProof(sql, rows[0]?.id, 'confirmed', { source, network })
}

/** Spends a link to confirm; nothing for one that is unknown, over, replaced or used. */
export async function spendConfirmation(
  sql: Sql,
  tokenHash: string,
  network: string | null,
): Promise<Subscription | undefined> {
  const { rows } = await sql.query<Subscription>(
    `UPDATE newsletter_subscriptions SET state = 'confirmed', confirmed_at = now(), left_at = NULL,
            token_hash = NULL, token_expires_at = NULL, updated_at = now()
      WHERE token_hash = $1 AND token_expires_at > clock_timestamp() AND state = 'pending'
      RETURNING id, email, state, locale`,
    [tokenHash],
  )
  if (rows[0]) await keepProof(sql, rows[0].id, 'confirmed', { source: 'email', network })
  return rows[0]
}

/** Ends a subscription and every link to confirm it. False when it had ended, or is not there: nothing changes then. */
export async function storeLeft(sql: Sql, id: string, said: Said): Promise<boolean> {
  const { rowCount } = await sql.query(
    `UPDATE newsletter_subscriptions
        SET state = 'left', left_at = now(), token_hash = NULL, token_expires_at = NULL, updated_at = now()
      WHERE id = $1::uuid AND state <> 'left'`,
    [id],
  )
  if (rowCount !== 1) return false
  await keepProof(sql, id, 'left', said)
  return true
}

/** The text somebody agrees to, by the version the system settings give it. */
const TEXT_VERSION = `coalesce((SELECT consent_promotions_version FROM system_settings LIMIT 1), '1')`

/** Entries are added in the order in which things happened; none is ever changed. */
async function keepProof(
  sql: Sql,
  id: string | undefined,
  event: 'asked' | 'confirmed' | 'left',
  { source, network = null }: Said,
): Promise<string> {
  if (!id) throw new Error('the subscription was not stored')
  await sql.query(
    `INSERT INTO newsletter_subscriptions_history (_parent_id, _order, id, event, at, source, text_version, network)
     SELECT s.id, (SELECT count(*)::int + 1 FROM newsletter_subscriptions_history h WHERE h._parent_id = s.id),
            replace(gen_random_uuid()::text, '-', ''), $2::text::enum_newsletter_subscriptions_history_event,
            clock_timestamp(), $3::text::enum_newsletter_subscriptions_history_source,
            CASE WHEN $2 = 'left' THEN NULL ELSE s.text_version END, $4
       FROM newsletter_subscriptions s WHERE s.id = $1::uuid`,
    [id, event, source, network],
  )
  return id
}
