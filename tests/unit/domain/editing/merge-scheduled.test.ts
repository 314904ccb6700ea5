import { describe, expect, it } from 'vitest'
import { type Content, type ContentField, mergeScheduled } from '@/src/domain/editing/merge-scheduled'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'

const field = (name: string, label: string, isLocalized: boolean): ContentField => ({
  name,
  label,
  isLocalized,
  fields: null,
})
const FIELDS: ContentField[] = [
  field('title', 'Title', true),
  field('priceCents', 'Price', false),
  { ...field('meta', 'Meta', false), fields: [field('description', 'Description', true)] },
]
const content = (en: string, fr: string, priceCents: number): Content => ({
  title: { en, fr },
  priceCents,
  meta: { description: { en: `${en}.`, fr: `${fr}.` } },
})
const merge = (
  base: Content | null,
  published: Content | null,
  scheduled: Content,
  locales: readonly Locale[] = LOCALES,
) => mergeScheduled({ fields: FIELDS, locales, base, published, scheduled })

const BEFORE = content('Old', 'Vieux', 100)
const SCHEDULED = content('New', 'Neuf', 200)

describe('Editing: a scheduled version meets what is public', () => {
  it('is public as it is when nobody published meanwhile', () => {
    expect(merge(BEFORE, BEFORE, SCHEDULED)).toEqual({ content: SCHEDULED })
    expect(merge(null, null, SCHEDULED)).toEqual({ content: SCHEDULED })
    expect(merge(BEFORE, null, SCHEDULED)).toEqual({ content: SCHEDULED })
  })

  it('leaves the other language as it is, and takes along what both share', () => {
    expect(merge(BEFORE, BEFORE, SCHEDULED, ['fr'])).toEqual({ content: content('Old', 'Neuf', 200) })
    expect(merge(null, null, SCHEDULED, ['fr'])).toEqual({
      content: { title: { fr: 'Neuf' }, priceCents: 200, meta: { description: { fr: 'Neuf.' } } },
    })
  })

  it('keeps what somebody published meanwhile where it changed nothing itself', () => {
    const onlyTitle = { ...BEFORE, title: SCHEDULED.title }
    const onlyPrice = { ...BEFORE, priceCents: 150 }
    expect(merge(BEFORE, onlyPrice, onlyTitle)).toEqual({ content: { ...onlyTitle, priceCents: 150 } })
  })

  it('conflicts where both changed the same words, names them, and does not where they agree', () => {
    const theirs = { ...BEFORE, title: { en: 'Theirs', fr: 'Vieux' } }
    expect(merge(BEFORE, theirs, SCHEDULED)).toEqual({ conflicts: ['Title'] })
    expect(merge(BEFORE, theirs, SCHEDULED, ['fr'])).toEqual({
      content: { ...content('Old', 'Neuf', 200), title: { en: 'Theirs', fr: 'Neuf' } },
    })
    expect(merge(BEFORE, SCHEDULED, SCHEDULED)).toEqual({ content: SCHEDULED })
    expect(merge(null, theirs, SCHEDULED)).toMatchObject({
      conflicts: expect.arrayContaining(['Title', 'Price']),
    })
  })

  it('takes no notice of ids that rows are given wherever they are stored', () => {
    const blocks = (id: string): Content => ({ title: { en: [{ id, text: 'Hello' }] } })
    const later = { title: { en: [{ id: 'c', text: 'Later' }] } }
    const given = { fields: [field('title', 'Title', true)], locales: LOCALES }
    expect(mergeScheduled({ ...given, base: blocks('a'), published: blocks('b'), scheduled: later })).toEqual(
      { content: later },
    )
  })
})
