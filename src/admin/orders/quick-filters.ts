/** `to` is below the admin's own address. */
export type QuickFilter = { label: string; to: string }

const LISTS = '/collections'

/**
 * The questions staff ask of the list of orders most, as Payload's own where-queries: what they show can be narrowed
 * down further by hand. Invoices are asked of their own list, since Payload's filters know a list's own fields only.
 * `now` decides what is overdue.
 */
export function quickFilters(now: Date): QuickFilter[] {
  return [
    { label: 'All', to: `${LISTS}/orders` },
    filter('Waiting for payment', 'orders', { state: ['equals', 'pending'] }),
    filter('Paid', 'orders', { state: ['equals', 'paid'] }),
    filter('Invoices open', 'invoices', { state: ['equals', 'open'] }),
    filter('Invoices overdue', 'invoices', {
      state: ['equals', 'open'],
      dueAt: ['less_than', now.toISOString()],
    }),
    filter('Refunded', 'orders', { state: ['equals', 'refunded'] }),
    filter('Cancelled', 'orders', { state: ['equals', 'cancelled'] }),
    { label: 'Needs attention', to: '/payments-management' },
  ]
}

type Conditions = Record<string, readonly [operator: string, value: string]>

function filter(label: string, list: 'orders' | 'invoices', conditions: Conditions): QuickFilter {
  const terms = Object.entries(conditions).map(
    ([field, [operator, value]], index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return { label, to: `${LISTS}/${list}?${terms.join('&')}` }
}
