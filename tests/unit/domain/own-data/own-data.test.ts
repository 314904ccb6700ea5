import { describe, expect, it } from 'vitest'
import { EXPORT_PARTS } from '@/plugins/own-data/operations/export-parts'
import { dataAsHtml } from '@/src/domain/own-data/as-html'
import { answerDay, daysToAnswer } from '@/src/domain/own-data/closing'
import { FRENCH_EXPORT } from '@/src/domain/own-data/french-export'

describe('Own data: the page to read', () => {
  it('shows text as text, days in the reader’s language, and our own words in it', () => {
    const page = dataAsHtml(
      { orders: [{ createdAt: '2026-11-20T17:00:00Z', state: 'awaiting-approval', title: '<b>paid</b>' }] },
      'fr',
    )
    expect(page).toContain('<h2>Commandes</h2>')
    expect(page).toContain('<th scope="row">Créé le</th><td>20 novembre 2026</td>')
    expect(page).toContain('en attente d’approbation')
    expect(page).toContain('&lt;b&gt;paid&lt;/b&gt;')
    expect(dataAsHtml({ notes: [], orderLines: [{ isPublic: true }] }, 'en')).toMatch(
      /<h2>Notes<\/h2><p>Nothing\.<\/p>.*<h2>Order lines<\/h2>.*Is public<\/th><td>Yes/s,
    )
  })

  it('leaves what people wrote as it is, also where it looks like a word of ours', () => {
    expect(dataAsHtml({ notes: [{ text: 'paid' }] }, 'fr')).toContain('<td>paid</td>')
  })

  it('has a French name for every part and field', () => {
    const fields = EXPORT_PARTS.flatMap(({ text }) =>
      [...text.matchAll(/AS "(\w+)"/g)].map(([, name]) => name),
    )
    expect(fields.length).toBeGreaterThan(80)
    expect([...new Set(fields)].filter((name) => !(String(name) in FRENCH_EXPORT.fields))).toEqual([])
    expect(EXPORT_PARTS.filter(({ name }) => !(name in FRENCH_EXPORT.parts))).toEqual([])
  })
})

describe('Own data: the clock of 30 days', () => {
  const asked = new Date('2026-11-01T12:00:00Z')
  const dueAt = answerDay(asked).toISOString()
  it.each([
    ['2026-11-01T12:00:00Z', 30],
    ['2026-12-01T11:59:59Z', 0],
    ['2026-12-01T12:00:01Z', -1],
    ['2026-12-03T12:00:01Z', -2],
  ])('has, on %s, so many days left: %i', (now, left) => {
    expect(daysToAnswer({ state: 'open', dueAt }, new Date(now))).toBe(left)
  })

  it('stops when the request is done', () => {
    expect(daysToAnswer({ state: 'done', dueAt }, new Date('2027-01-01'))).toBeNull()
  })
})
