/**
 * As parts of a WITH, for the order in a parameter: marks the use it holds as used. Money that arrives after its hold was released still counts as a use, beyond
 * the limit if need be: the buyer has paid the discounted price.
 */
export const redeemed = (order: string) => `
before_use AS (SELECT id, discount_id, state FROM discount_redemptions WHERE order_id = ${order}::uuid FOR UPDATE),
counted_use AS (UPDATE discounts d SET used_count = used_count + 1
                  FROM before_use b WHERE d.id = b.discount_id AND b.state = 'released'),
used AS (UPDATE discount_redemptions r SET state = 'used', updated_at = now() FROM before_use b WHERE r.id = b.id)`
