import type { OrderMessage } from './messages'

/** `to` is below the admin's own address. */
export type QuickFilter = { label: OrderMessage; to: string }

const LISTS = '/collections'

/**
 * The questions staff ask of the list of orders most, as Payload's own where-queries: what they show can be narrowed
 * down further by hand. Invoices are asked of their own list, since Payload's filters know a list's own fields only.
 * `now` decides what is overdue.
 */
export function quickFilters(now: Date): QuickFilter[] {
  return [
    { label: 'all', to: `${LISTS}/orders` },
    filter('waiting', 'orders', { state: ['equals', 'pending'] }),
    filter('paid', 'orders', { state: ['equals', 'paid'] }),
    filter('invoicesOpen', 'invoices', { state: ['equals', 'open'] }),
    filter('invoicesOverdue', 'invoices', {
      state: ['equals', 'open'],
      dueAt: ['less_than', now.toISOString()],
    }),
    filter('refunded', 'orders', { state: ['equals', 'refunded'] }),
    filter('cancelled', 'orders', { state: ['equals', 'cancelled'] }),
    { label: 'needsAttention', to: '/payments-management' },
  ]
}

type Conditions = Record<string, readonly [operator: string, value: string]>

function filter(label: OrderMessage, list: 'orders' | 'invoices', conditions: Conditions): QuickFilter {
  const terms = Object.entries(conditions).map(
    ([field, [operator, value]], index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return { label, to: `${LISTS}/${list}?${terms.join('&')}` }
}
