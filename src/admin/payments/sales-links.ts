import type { Period } from '@/src/domain/statistics/period'
import { monthWithin } from '@/src/domain/statistics/period'
import type { SalesBy } from '@/src/domain/statistics/sales-request'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { addDays, startOfDay } from '@/src/domain/time/days'

/** Below the admin's own address: the orders and the refunds that a figure counts. */
export type SalesLinks = { orders: string; refunds: string }

type Condition = readonly [field: string, operator: string, value: string]

/** The lists behind a row of the statistics; null for a row that stands for no order of its own. */
export function linksOfRow(
  by: SalesBy,
  row: { key: string; label: string },
  period: Period,
): SalesLinks | null {
  if (by === 'day') return links({ from: row.key, to: row.key }, [])
  if (by === 'month') return links(monthWithin(row.key, period), [])
  const condition = conditionOf(by, row)
  return condition && links(period, [condition])
}

export function linksOfPeriod(period: Period): SalesLinks {
  return links(period, [])
}

function conditionOf(by: SalesBy, { key, label }: { key: string; label: string }): Condition | null {
  if (by === 'method') return ['paymentMethod', 'equals', key]
  if (by === 'discount') return key ? ['discountCode', 'equals', key] : ['discountCode', 'exists', 'false']
  if (!key) return null
  // A product that is gone is known by the title it was sold under.
  return key === label ? ['lines.title', 'equals', key] : ['lines.product', 'equals', key]
}

function links({ from, to }: Period, also: Condition[]): SalesLinks {
  const since = startOfDay(from, BUSINESS_TIME_ZONE).toISOString()
  const until = startOfDay(addDays(to, 1), BUSINESS_TIME_ZONE).toISOString()
  const within = (field: string): Condition[] => [
    [field, 'greater_than_equal', since],
    [field, 'less_than', until],
  ]
  const ofOrder = also.map(([field, ...rest]) => [`order.${field}`, ...rest] as const)
  return {
    orders: list('orders', [...within('paidAt'), ...also]),
    refunds: list('refunds', [['state', 'equals', 'completed'], ...within('completedAt'), ...ofOrder]),
  }
}

function list(slug: string, conditions: Condition[]): string {
  const terms = conditions.map(
    ([field, operator, value], index) =>
      `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
  )
  return `/collections/${slug}?${terms.join('&')}`
}
