/** As SQL: how often somebody has used a code or holds a use of it. */
export const usesSql = (discount: string, user: string) =>
  `(SELECT count(*)::int FROM discount_redemptions x
     WHERE x.discount_id = ${discount} AND x.user_id = ${user} AND x.state IN ('held', 'used'))`
