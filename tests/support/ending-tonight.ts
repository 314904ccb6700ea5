import type { Shop, TestProduct } from './shop'

/** So many people whose program closes tonight, one after the other. */
export async function endTonight(shop: Shop, program: TestProduct, count: number): Promise<void> {
  await shop.database.query(
    `WITH made AS (
       INSERT INTO users (firstname, lastname, email, state)
       SELECT 'Ann', 'Lee', 'tonight-' || $2::int || '-' || n || '@example.com', 'active'
         FROM generate_series(1, $2::int) AS n
       RETURNING id, split_part(split_part(email, '@', 1), '-', 3)::int AS n)
     INSERT INTO user_products (user_id, product_id, state, source, source_key, access_ends_at, created_at)
     SELECT id, $1::uuid, 'active', 'gift', 'tonight:' || id,
            now() + interval '6 hours' + make_interval(secs => n / 10.0), now() - interval '1 year' FROM made`,
    [program.id, count],
  )
  // As the database does by itself within a minute.
  await shop.database.query('ANALYZE user_products, users')
}

/** How many mails remind them, how many of them have one, and how many mails have left. */
export async function remindersOf(shop: Shop, count: number) {
  const [found] = await shop.database.query<{ queued: number; people: number; sent: number }>(
    `SELECT count(*)::int AS queued, count(DISTINCT user_id)::int AS people,
            count(*) FILTER (WHERE state = 'sent')::int AS sent
       FROM email_outbox WHERE "to" LIKE 'tonight-' || $1::int || '-%'`,
    [count],
  )
  return found ?? { queued: 0, people: 0, sent: 0 }
}
