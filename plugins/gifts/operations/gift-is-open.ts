/** Whether a gift still counts, as SQL: its order is paid, and its line was not given back. */
export function giftIsOpen(gift: string): string {
  return `(EXISTS (SELECT 1 FROM orders o WHERE o.id = ${gift}.order_id AND o.state IN ('paid', 'refunded'))
    AND NOT EXISTS (SELECT 1 FROM refunds_lines b JOIN refunds r ON r.id = b._parent_id
                     WHERE b.order_line = ${gift}.order_line AND r.state = 'completed' AND coalesce(b.end_access, true)))`
}
