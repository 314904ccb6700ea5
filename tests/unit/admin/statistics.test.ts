import { describe, expect, it } from 'vitest'
import { namedColumns, scaleUpTo } from '@/src/admin/payments/chart-scale'
import { linksOfPeriod, linksOfRow } from '@/src/admin/payments/sales-links'

const YEAR = { from: '2026-01-15', to: '2026-12-31' }
const conditions = (link = '') =>
  [...new URLSearchParams(link.split('?')[1])].map(([path, value]) => [
    path.replace(/^where\[or\]\[0\]\[and\]\[\d+\]/, ''),
    value,
  ])

describe('Statistics: a figure leads to what it counts', () => {
  it('orders by the moment they were paid, refunds by the moment the money went back', () => {
    const links = linksOfRow('day', { key: '2026-11-01', label: '' }, YEAR)
    expect(links?.orders).toMatch(/^\/collections\/orders\?/)
    expect(conditions(links?.orders)).toEqual([
      ['[paidAt][greater_than_equal]', '2026-11-01T04:00:00.000Z'],
      ['[paidAt][less_than]', '2026-11-02T05:00:00.000Z'],
    ])
    expect(conditions(links?.refunds)[0]).toEqual(['[state][equals]', 'completed'])
  })

  it('of a month only the days that were asked for', () => {
    const links = linksOfRow('month', { key: '2026-01', label: '' }, YEAR)
    expect(conditions(links?.orders)[0]?.[1]).toBe('2026-01-15T05:00:00.000Z')
  })

  it.each([
    ['method', { key: 'invoice', label: 'Invoice' }, ['[paymentMethod][equals]', 'invoice']],
    ['discount', { key: 'SAVE25', label: 'SAVE25' }, ['[discountCode][equals]', 'SAVE25']],
    ['discount', { key: '', label: 'Without a code' }, ['[discountCode][exists]', 'false']],
    ['program', { key: '7', label: 'Sleep' }, ['[lines.product][equals]', '7']],
    ['program', { key: 'Sleep', label: 'Sleep' }, ['[lines.title][equals]', 'Sleep']],
  ] as const)('by %s %j', (by, row, condition) => {
    const links = linksOfRow(by, row, YEAR)
    expect(conditions(links?.orders)).toContainEqual([...condition])
    expect(conditions(links?.refunds)).toContainEqual([`[order.${condition[0].slice(1)}`, condition[1]])
  })

  it('what belongs to no program leads nowhere', () => {
    expect(linksOfRow('program', { key: '', label: 'Not of one program' }, YEAR)).toBeNull()
    expect(conditions(linksOfPeriod(YEAR).orders)).toHaveLength(2)
  })
})

describe('Statistics: the chart', () => {
  it.each([
    [123_456, [0, 50_000, 100_000, 150_000]],
    [4, [0, 1, 2, 3, 4]],
    [0, [0, 1]],
  ])('has lines at round amounts, the last one not below the highest column: %i', (most, lines) => {
    expect(scaleUpTo(most)).toEqual(lines)
  })

  it('names as many columns as have room', () => {
    const named = Array.from({ length: 90 }, (_, index) => index).filter(namedColumns(90))
    expect(named.length).toBeLessThanOrEqual(12)
    expect(named[0]).toBe(0)
  })
})
