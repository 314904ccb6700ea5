import type { Sql } from '@/src/server/db/transaction'

/** Takes over who had said yes in the older system, with its day. Whoever said anything here keeps what they said. */
export async function importSubscriptions(sql: Sql, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await sql.query({
    name: 'import-subscriptions',
    text: `WITH stored AS (
             INSERT INTO newsletter_subscriptions (email, state, locale, source, text_version, confirmed_at)
             SELECT u.email, 'confirmed', u.locale::text::enum_newsletter_subscriptions_locale, 'import', 'older system',
                    u.agreed_to_promotions_at
               FROM users u WHERE u.id = ANY($1::uuid[]) AND u.agreed_to_promotions_at IS NOT NULL
             ON CONFLICT (email) DO NOTHING RETURNING id, confirmed_at, text_version)
           INSERT INTO newsletter_subscriptions_history (_parent_id, _order, id, event, at, source, text_version)
           SELECT id, 1, replace(gen_random_uuid()::text, '-', ''), 'confirmed', confirmed_at, 'import', text_version FROM stored`,
    values: [userIds],
  })
}
