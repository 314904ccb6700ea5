import { describe, expect, it } from 'vitest'
import { activitySentence } from '@/src/domain/activity/activity-sentence'
import { changesBetween, type ReadField } from '@/src/domain/activity/changes'

const FIELDS: ReadField[] = [
  { path: 'title', label: 'Title', kind: 'value' },
  { path: 'priceCents', label: 'Price', kind: 'money' },
  { path: 'seller.email', label: 'Seller, Email', kind: 'value' },
  { path: 'product', label: 'Product', kind: 'value' },
  { path: 'body', label: 'Text', kind: 'opaque' },
]

describe('What a change of staff is told as', () => {
  it('each field with what it said before and after, money as money', () => {
    const before = { title: 'A', priceCents: 9_900, seller: { email: '' }, product: 'p1' }
    const after = { title: 'B', priceCents: 12_050, seller: { email: 'office@example.com' }, product: 'p1' }
    expect(changesBetween(FIELDS, before, after)).toEqual([
      { field: 'Title', before: 'A', after: 'B' },
      { field: 'Price', before: '$99.00', after: '$120.50' },
      { field: 'Seller, Email', before: 'nothing', after: 'office@example.com' },
    ])
  })

  it('of texts and lists only that they changed', () => {
    const text = (words: string) => ({ body: { root: { children: [{ text: words }] } } })
    expect(changesBetween(FIELDS, text('secret'), text('other'))).toEqual([{ field: 'Text' }])
  })

  it('nothing where only the form of a value differs', () => {
    const before = { title: null, product: { id: 'p1', title: 'P', updatedAt: 'x' }, body: [] }
    expect(changesBetween(FIELDS, before, { title: '', product: 'p1' })).toEqual([])
  })

  it('a sentence that names the document, its language and each field', () => {
    const changes = [{ field: 'Price', before: '$99.00', after: '$120.50' }, { field: 'Text' }]
    expect(
      activitySentence('content.changed', { kind: 'Product', what: 'Sleep', changes, locale: 'fr' }),
    ).toBe('Product “Sleep” (French) changed: Price from “$99.00” to “$120.50”; Text')
    expect(activitySentence('content.deleted', { kind: 'Page', what: 'Old' })).toBe(
      'Page “Old” deleted for good',
    )
    expect(activitySentence('list.exported', { what: 'People' })).toBe(
      'List downloaded as a spreadsheet: People',
    )
    expect(activitySentence('order.paid', null)).toBe('Order paid, programs opened')
  })
})
