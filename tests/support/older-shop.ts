import type { withConnection } from '@/scripts/environment/database.mjs'

type Connection = Parameters<Parameters<typeof withConnection>[1]>[0]

/**
 * Fills the tables of the first days with a business: forty people who bought two programs by PayPal or by invoice, some
 * given money back for one or both, some invited, some from the system before it, some by staff, and two licences of
 * which one was given back. All in those days' words.
 */
export async function fillOlderShop(sql: Connection): Promise<void> {
  for (const statement of STATEMENTS) await sql.query(statement)
}

const STATEMENTS = [
  `INSERT INTO products (title, slug, sku, kind, price_cents)
   VALUES ('Sleep', 'sleep', 'SLEEP', 'program', 4900), ('Move', 'move', 'MOVE', 'program', 5900),
          ('Licence', 'licence', 'LICENCE', 'licence', 90000)`,
  `INSERT INTO users (firstname, lastname, email, migration)
   SELECT 'Person', n::text, 'person-' || n || '@example.com',
          (CASE WHEN n BETWEEN 31 AND 35 THEN 'unclaimed' ELSE 'none' END)::enum_users_migration FROM generate_series(1, 40) AS n`,
  // 1–10 paid by PayPal, 11–14 by invoice before it was paid, 15–16 by an invoice that is open, 17–22 given money back.
  `INSERT INTO orders (number, user_id, customer_name, customer_email, state, payment_method, subtotal_cents, discount_cents,
                       tax_cents, total_cents, paid_at, access_before_payment)
   SELECT (200000 + n)::text, u.id, 'Person ' || n, u.email,
          (CASE WHEN n BETWEEN 11 AND 16 THEN 'pending' WHEN n BETWEEN 20 AND 22 THEN 'refunded' ELSE 'paid' END)::enum_orders_state,
          (CASE WHEN n BETWEEN 11 AND 16 THEN 'invoice' ELSE 'paypal' END)::enum_orders_payment_method,
          10800, 0, 0, 10800, CASE WHEN n BETWEEN 11 AND 16 THEN NULL ELSE now() END, n BETWEEN 11 AND 14
     FROM generate_series(1, 22) AS n JOIN users u ON u.email = 'person-' || n || '@example.com'`,
  `INSERT INTO orders_lines (_order, _parent_id, id, sku, title, unit_price_cents, discount_cents, total_cents, product_id)
   SELECT row_number() OVER (PARTITION BY o.id ORDER BY p.sku), o.id, o.number || '-' || p.sku, p.sku, p.title, p.price_cents, 0,
          p.price_cents, p.id FROM orders o CROSS JOIN products p WHERE o.number LIKE '2000%' AND p.kind = 'program' AND p.sku <> 'CALM'`,
  `INSERT INTO payment_attempts (order_id, provider, state, amount_cents, currency, captured_at)
   SELECT id, payment_method::text::enum_payment_attempts_provider, 'captured', total_cents, 'CAD', paid_at
     FROM orders WHERE number LIKE '2000%' AND state IN ('paid', 'refunded')`,
  // An open invoice opens nothing. 17–19 got back what the first line cost, 20–22 everything.
  `INSERT INTO user_products (user_id, product_id, order_id, source, source_key, state, end_reason, ended_at)
   SELECT o.user_id, l.product_id, o.id, 'order', l.id,
          (CASE WHEN ended THEN 'ended' ELSE 'active' END)::enum_user_products_state,
          CASE WHEN ended THEN 'refunded' END, CASE WHEN ended THEN now() END
     FROM orders o JOIN orders_lines l ON l._parent_id = o.id
     CROSS JOIN LATERAL (SELECT o.state = 'refunded' OR (o.number::int >= 200017 AND l._order = 1) AS ended) e
    WHERE o.number LIKE '2000%' AND (o.state <> 'pending' OR o.access_before_payment)`,
  `INSERT INTO refunds (order_id, attempt_id, state, origin, amount_cents, reason, completed_at)
   SELECT o.id, a.id, 'completed', 'staff', CASE WHEN o.state = 'refunded' THEN o.total_cents ELSE l.total_cents END, 'Asked for', now()
     FROM orders o JOIN payment_attempts a ON a.order_id = o.id JOIN orders_lines l ON l._parent_id = o.id AND l._order = 1
    WHERE o.number BETWEEN '200017' AND '200022'`,
  `INSERT INTO refunds_lines (_order, _parent_id, id, order_line, amount_cents, end_access)
   SELECT l._order, r.id, r.id || '-' || l._order, l.id, l.total_cents, true
     FROM refunds r JOIN orders o ON o.id = r.order_id JOIN orders_lines l ON l._parent_id = o.id
    WHERE o.state = 'refunded' OR l._order = 1`,
  // 23–30 by staff or an invitation, every fourth ended; 31–35 from before; 36 has one program from three sources.
  `INSERT INTO user_products (user_id, product_id, source, source_key, state)
   SELECT u.id, p.id, (CASE WHEN n < 27 THEN 'staff' WHEN n < 31 THEN 'invitation' ELSE 'migration' END)::enum_user_products_source,
          'from-' || n, (CASE WHEN n % 4 = 0 THEN 'ended' ELSE 'active' END)::enum_user_products_state
     FROM generate_series(23, 35) AS n JOIN users u ON u.email = 'person-' || n || '@example.com', products p WHERE p.sku = 'SLEEP'`,
  `INSERT INTO user_products (user_id, product_id, source, source_key, state)
   SELECT u.id, p.id, v.source::enum_user_products_source, 'several-' || v.source, v.state::enum_user_products_state
     FROM users u, products p, (VALUES ('staff', 'ended'), ('migration', 'active'), ('invitation', 'ended')) AS v(source, state)
    WHERE u.email = 'person-36@example.com' AND p.sku = 'MOVE'`,
  `INSERT INTO invitations (email, invitation_type, state, token_hash, expires_at, sent_at, sendings)
   VALUES ('invited@example.com', 'participant', 'pending', 'hash', now() + interval '7 days', now(), 1)`,
  `INSERT INTO invitations_rels (parent_id, path, products_id)
   SELECT i.id, 'products', p.id FROM invitations i, products p WHERE p.sku = 'SLEEP'`,
  // 39 and 40 bought a licence; 40 got the money back.
  `INSERT INTO orders (number, user_id, customer_name, customer_email, state, payment_method, subtotal_cents, discount_cents,
                       tax_cents, total_cents, paid_at)
   SELECT (300000 + n)::text, u.id, 'Person ' || n, u.email, (CASE n WHEN 40 THEN 'refunded' ELSE 'paid' END)::enum_orders_state,
          'paypal', 90000, 0, 0, 90000, now()
     FROM generate_series(39, 40) AS n JOIN users u ON u.email = 'person-' || n || '@example.com'`,
  `INSERT INTO orders_lines (_order, _parent_id, id, sku, title, unit_price_cents, discount_cents, total_cents, product_id)
   SELECT 1, o.id, o.number || '-licence', p.sku, p.title, p.price_cents, 0, p.price_cents, p.id
     FROM orders o, products p WHERE o.number LIKE '3000%' AND p.sku = 'LICENCE'`,
  `INSERT INTO user_products (user_id, product_id, order_id, source, source_key, state)
   SELECT o.user_id, l.product_id, o.id, 'order', l.id, (CASE o.state WHEN 'refunded' THEN 'ended' ELSE 'active' END)::enum_user_products_state
     FROM orders o JOIN orders_lines l ON l._parent_id = o.id WHERE o.number LIKE '3000%'`,
]
