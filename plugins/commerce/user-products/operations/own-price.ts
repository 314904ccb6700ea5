/**
 * What the product `p` costs the person of this parameter, in cents: whoever had it for a time renews at the price for that,
 * where there is one; a bundle too. Nobody (null), and whoever buys it for somebody else, pays what it costs everybody.
 */
export const ownPrice = (person: string) =>
  `coalesce(CASE WHEN ${isRenewed(person)} THEN p.renewal_price_cents END, p.price_cents)::int`

/** What costs the person another price than everybody, as JSON. */
export const renewals = (person: string) => `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('productId', p.id, 'cents', p.renewal_price_cents::int)), '[]')
     FROM products p
    WHERE p.id IN (SELECT h.product_id FROM user_products h WHERE h.user_id = ${person}
                    UNION SELECT l.product_id FROM user_products h JOIN orders_lines l ON l.id = h.order_line WHERE h.user_id = ${person})
      AND p._status = 'published' AND p.renewal_price_cents IS NOT NULL AND ${isRenewed(person)})`

const isRenewed = (person: string) => `(p.access_kind = 'days' AND EXISTS (
  SELECT 1 FROM user_products g
   WHERE g.user_id = ${person} AND g.source = 'order'
     AND (g.product_id = p.id OR EXISTS (SELECT 1 FROM orders_lines b WHERE b.id = g.order_line AND b.product_id = p.id)) AND g.state = 'active'
     AND (g.access_ends_at IS NOT NULL OR g.days_from_opening IS NOT NULL)))`
