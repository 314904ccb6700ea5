import { describe, expect, it } from 'vitest'
import { type OrderSearch, orderQuery, readOrderQuery } from '@/src/admin/orders/order-query'

const ALL: OrderSearch = {
  from: '2026-03-08',
  to: '2026-11-01',
  customer: 'Zoé & co',
  product: 'p1',
  method: 'invoice',
  state: 'paid',
  least: 1999,
  most: 10_000,
}
const read = (search: OrderSearch) => [...new URLSearchParams(orderQuery(search))]

describe('Staff search orders', () => {
  it('by days of the business’s calendar, both included, and by totals', () => {
    expect(read({ from: ALL.from, to: ALL.to, least: 1999 })).toEqual([
      ['where[or][0][and][0][createdAt][greater_than_equal]', '2026-03-08T05:00:00.000Z'],
      ['where[or][0][and][1][createdAt][less_than]', '2026-11-02T05:00:00.000Z'],
      ['where[or][0][and][2][totalCents][greater_than_equal]', '1999'],
    ])
  })

  it('by a part of the customer’s name or address, with all the rest each time', () => {
    const terms = read({ customer: 'ada', state: 'paid' })
    expect(terms.map(([path]) => path)).toEqual([
      'where[or][0][and][0][state][equals]',
      'where[or][0][and][1][customerName][like]',
      'where[or][1][and][0][state][equals]',
      'where[or][1][and][1][customerEmail][like]',
    ])
  })

  it.each([[ALL], [{}], [{ state: 'refunded' }], [{ to: '2026-03-08' }]] as [OrderSearch][])(
    'and find in the form again what they asked: %j',
    (search) => {
      expect(readOrderQuery(new URLSearchParams(orderQuery(search)))).toEqual(search)
    },
  )
})
