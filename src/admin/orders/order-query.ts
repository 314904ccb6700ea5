import type { PaymentMethod } from '@/src/domain/orders/order-labels'
import type { OrderState } from '@/src/domain/orders/order-state'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import { addDays, dayIn, startOfDay } from '@/src/domain/time/days'
import { type Amounts, readAmounts } from '../payments/amount-query'

/** What staff ask the list of orders for; days by the business's clock, totals in cents. All of it is met at once. */
export type OrderSearch = {
  from?: string
  to?: string
  /** A part of the name or the address. */
  customer?: string
  /** The id of what was bought. */
  product?: string
  method?: PaymentMethod
  state?: OrderState
} & Amounts

type Condition = readonly [field: string, operator: string, value: string]

/** The list's address for a search: Payload's own `where`, so that it is shown, narrowed and downloaded as any other. */
export function orderQuery(search: OrderSearch): string {
  const conditions = conditionsOf(search)
  const { customer } = search
  const either: Condition[][] = customer
    ? (['customerName', 'customerEmail'] as const).map((field) => [
        ...conditions,
        [field, 'like', customer] as const,
      ])
    : [conditions]
  const terms = either.flatMap((all, group) =>
    all.map(
      ([field, operator, value], index) =>
        `where[or][${group}][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
    ),
  )
  return terms.join('&')
}

function conditionsOf({ from, to, product, method, state, least, most }: OrderSearch): Condition[] {
  const moment = (day: string) => startOfDay(day, BUSINESS_TIME_ZONE).toISOString()
  const asked: (Condition | '' | false | undefined)[] = [
    from && ['createdAt', 'greater_than_equal', moment(from)],
    to && ['createdAt', 'less_than', moment(addDays(to, 1))],
    product && ['lines.product', 'equals', product],
    method && ['paymentMethod', 'equals', method],
    state && ['state', 'equals', state],
    least !== undefined && ['totalCents', 'greater_than_equal', String(least)],
    most !== undefined && ['totalCents', 'less_than_equal', String(most)],
  ]
  return asked.filter((each): each is Condition => Array.isArray(each))
}

/** The search an address of the list stands for, to fill the form with. */
export function readOrderQuery(address: {
  get(name: string): string | null
  keys(): Iterable<string>
  entries(): Iterable<[string, string]>
}): OrderSearch {
  const value = (field: string, operator: string) => {
    const name = [...address.keys()].find(
      (key) => key.startsWith('where[or][0]') && key.endsWith(`[${field}][${operator}]`),
    )
    return (name && address.get(name)) || undefined
  }
  const day = (at: string | undefined, step = 0) =>
    at && addDays(dayIn(BUSINESS_TIME_ZONE, new Date(at)), step)
  const read = {
    from: day(value('createdAt', 'greater_than_equal')),
    to: day(value('createdAt', 'less_than'), -1),
    customer: value('customerName', 'like'),
    product: value('lines.product', 'equals'),
    method: value('paymentMethod', 'equals'),
    state: value('state', 'equals'),
  }
  const given = Object.entries(read).filter(([, each]) => each)
  return { ...Object.fromEntries(given), ...readAmounts(address, 'totalCents') } as OrderSearch
}
