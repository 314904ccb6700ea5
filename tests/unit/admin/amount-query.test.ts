import { describe, expect, it } from 'vitest'
import { downloadQuery } from '@/src/admin/lists/download-query'
import { amountToType, readAmounts, typedAmounts, withAmounts } from '@/src/admin/payments/amount-query'
import { questionOf } from '@/src/domain/lists/list-question'

const typed = (least: string, most: string) => typedAmounts(new URLSearchParams({ least, most }), 'CAD')
const asked = (address: string, amounts: Parameters<typeof withAmounts>[2]) =>
  new URLSearchParams(withAmounts(new URLSearchParams(address), 'totalCents', amounts))

describe('Staff search lists of money by amounts', () => {
  it.each([
    ['49', '100', { least: 4900, most: 10_000 }],
    ['$1,249.00', '', { least: 124_900 }],
    ['', '1 249,50 $', { most: 124_950 }],
    ['0', '0,05', { least: 0, most: 5 }],
    ['', ' ', {}],
  ])('typed as people write them, in either language: from “%s” up to “%s”', (least, most, amounts) => {
    expect(typed(least, most)).toEqual(amounts)
  })

  it.each([
    ['many', ''],
    ['', '-5'],
    ['1.234', '9'],
    ['5', '1e3'],
  ])('and what is no amount asks nothing: “%s” and “%s”', (least, most) => {
    expect(typed(least, most)).toBeNull()
  })

  it('beside whatever the list is asked already, each of its alternatives included; a page is left', () => {
    const address = 'page=3&where[or][0][and][0][state][equals]=open&where[or][1][and][4][number][like]=7'
    expect([...asked(address, { least: 100, most: 200 })].slice(2)).toEqual([
      ['where[or][0][and][1][totalCents][greater_than_equal]', '100'],
      ['where[or][0][and][2][totalCents][less_than_equal]', '200'],
      ['where[or][1][and][5][totalCents][greater_than_equal]', '100'],
      ['where[or][1][and][6][totalCents][less_than_equal]', '200'],
    ])
    expect(asked(address, { least: 100 }).has('page')).toBe(false)
  })

  it('anew in place of what was asked before, and no more when nothing is', () => {
    const once = asked('search=ada', { least: 100, most: 200 })
    const twice = asked(once.toString(), { most: 300 })
    expect(readAmounts(twice, 'totalCents')).toEqual({ most: 300 })
    expect(asked(twice.toString(), {}).toString()).toBe('search=ada')
  })

  it('as a filter that is kept, and one the download goes by', () => {
    const address = asked('page=2', { least: 100, most: 200 })
    for (const kept of [questionOf(address), downloadQuery(address)])
      expect(readAmounts(new URLSearchParams(kept), 'totalCents')).toEqual({ least: 100, most: 200 })
  })

  it('and read them in their language again', () => {
    expect(amountToType(124_900, { currency: 'CAD', locale: 'fr' })).toBe('1249,00')
    expect(amountToType(124_900, { currency: 'CAD', locale: 'en' })).toBe('1249.00')
    expect(amountToType(undefined, { currency: 'CAD', locale: 'en' })).toBe('')
  })
})
