import type { Payload } from 'payload'
import { openedByProduct } from '@/plugins/commerce/user-products/operations/line-sql'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { inTransaction } from '@/src/server/db/transaction'
import { writeToLeaders } from './write-to-leaders'

/**
 * Makes the group and its places for every line of a licence that is paid (or open before it is) and has none: one group a
 * line, whoever comes first. What was bought before licences had places is delivered with the places its product has now.
 * A line that was given back is not. Their leaders are written to. Safe in any number of processes; the second call does nothing. Gives how many.
 */
export async function deliverLicences(payload: Payload, buyer: string | null = null): Promise<number> {
  const count = await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ id: string }>({
      name: 'deliver-licences',
      text: DELIVER,
      values: [buyer],
    })
    await writeToLeaders(
      sql,
      rows.map(({ id }) => id),
      { about: 'ready' },
    )
    return rows.length
  })
  if (count > 0) wakeOutbox(payload)
  return count
}

const DELIVER = `
WITH bought AS (
  SELECT l.id AS line, o.id AS order_id, o.user_id, coalesce(nullif(o.invoice_details_organization, ''), o.customer_name) AS name,
         coalesce((l.terms ->> 'seats')::int, p.seats::int) AS seats,
         CASE WHEN l.terms ->> 'seats' IS NOT NULL THEN l.terms -> 'opens' ELSE to_jsonb(${openedByProduct('p')}) END AS opens,
         CASE WHEN l.terms ->> 'seats' IS NOT NULL
              THEN CASE l.terms ->> 'kind' WHEN 'until' THEN (l.terms ->> 'until')::timestamptz
                        WHEN 'days' THEN coalesce(o.paid_at, now()) + make_interval(hours => 24 * (l.terms ->> 'days')::int) END
              WHEN p.access_kind = 'until' THEN p.access_until
              WHEN p.access_kind = 'days' THEN now() + make_interval(hours => 24 * p.access_days::int) END AS ends_at,
         coalesce((l.terms ->> 'keepsAccess')::boolean, p.group_keeps_access, false) AS keeps_access,
         coalesce((l.terms ->> 'showsProgress')::boolean, p.group_shows_progress, false) AS shows_progress
    FROM orders_lines l JOIN orders o ON o.id = l._parent_id JOIN products p ON p.id = l.product_id
   WHERE (o.state = 'paid' OR (o.state = 'pending' AND o.access_before_payment))
     AND ($1::uuid IS NULL OR o.user_id = $1) AND l.terms ->> 'gift' IS NULL
     AND (l.terms ->> 'seats' IS NOT NULL OR (p.kind = 'licence' AND p.seats IS NOT NULL))
     AND NOT EXISTS (SELECT 1 FROM seat_groups g WHERE g.order_line = l.id)
     AND NOT EXISTS (SELECT 1 FROM refunds_lines b JOIN refunds r ON r.id = b._parent_id
                      WHERE b.order_line = l.id AND r.state = 'completed' AND b.end_access)),
made AS (
  INSERT INTO seat_groups (name, leader_id, order_id, order_line, seats, opens, ends_at, keeps_access, shows_progress, join_code, is_code_open)
  SELECT name, user_id, order_id, line, seats, opens, ends_at, keeps_access, shows_progress,
         upper(substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 16)), true
    FROM bought ORDER BY line
  ON CONFLICT (order_line) DO NOTHING RETURNING id, seats, leader_id, order_id),
logged AS (
  INSERT INTO activity_log (action, "by", user_id, order_id, details)
  SELECT 'group.delivered', 'system', leader_id, order_id, jsonb_build_object('group', id, 'seats', seats) FROM made),
placed AS (
  INSERT INTO group_seats (group_id, place, state) SELECT m.id, n, 'free' FROM made m, generate_series(1, m.seats::int) AS n)
SELECT id FROM made`
