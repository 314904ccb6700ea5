import { describe, expect, it } from 'vitest'
import type { OrderMessage } from '@/src/admin/orders/messages'
import { quickFilters } from '@/src/admin/orders/quick-filters'

const now = new Date('2026-11-20T12:00:00Z')
const href = (label: OrderMessage) => quickFilters(now).find((filter) => filter.label === label)?.to ?? ''

describe('Quick filters above the list of orders', () => {
  it('asks for nothing to show all', () => {
    expect(href('all')).toBe('/collections/orders')
  })

  it('means by overdue: open, and due before now', () => {
    const asked = new URL(href('invoicesOverdue'), 'http://localhost')
    expect(asked.pathname).toBe('/collections/invoices')
    expect([...asked.searchParams]).toEqual([
      ['where[or][0][and][0][state][equals]', 'open'],
      ['where[or][0][and][1][dueAt][less_than]', '2026-11-20T12:00:00.000Z'],
    ])
  })
})
