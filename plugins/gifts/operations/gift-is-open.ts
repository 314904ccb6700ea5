/** Whether what a gift would open has a last day that has passed, as SQL: nobody is given what is closed. */
export function giftIsOver(gift: string): string {
  return `EXISTS (SELECT 1 FROM orders_lines l WHERE l.id = ${gift}.order_line AND l.terms ->> 'kind' = 'until'
                     AND (l.terms ->> 'until')::timestamptz <= now())`
}

/** Whether a gift still counts, as SQL: its order is paid, and its line was not given back. */
export function giftIsOpen(gift: string): string {
  return `(EXISTS (SELECT 1 FROM orders o WHERE o.id = ${gift}.order_id AND o.state IN ('paid', 'refunded'))
    AND NOT EXISTS (SELECT 1 FROM refunds_lines b JOIN refunds r ON r.id = b._parent_id
                     WHERE b.order_line = ${gift}.order_line AND r.state = 'completed' AND coalesce(b.end_access, true)))`
}
