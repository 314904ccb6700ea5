import { describe, expect, it } from 'vitest'
import type { ContentField } from '@/src/domain/editing/merge-scheduled'
import { publishRows, type RowFields } from '@/src/domain/editing/shared-rows'
import type { Locale } from '@/src/domain/languages/locales'

const text = (name: string): ContentField => ({ name, label: name, isLocalized: true, fields: null })
const CHOICES: ContentField = {
  ...{ name: 'options', label: 'Choices', isLocalized: false, fields: null },
  rows: { '': [text('label')] },
}
const KINDS: RowFields = { text: [text('label')], radio: [text('label'), CHOICES] }

type Words = { en?: string; fr?: string }
const question = (id: string, label: Words, required = false) => ({ id, blockType: 'text', label, required })
const radio = (id: string, label: Words, options: { id: string; label: Words }[]) => ({
  ...{ id, blockType: 'radio', label, options },
})
const publish = (published: unknown, next: unknown, ...locales: Locale[]) =>
  publishRows(KINDS, { locales, published, next })

const PUBLIC = [
  question('a', { en: 'Name', fr: 'Nom' }),
  radio('b', { en: 'About', fr: 'Sujet' }, [
    { id: '1', label: { en: 'Prices', fr: 'Prix' } },
    { id: '2', label: { en: 'Dates', fr: 'Dates' } },
  ]),
]
const DRAFT = [
  radio('b', { en: 'Topic', fr: 'Thème' }, [
    { id: '2', label: { en: 'Days', fr: 'Jours' } },
    { id: '1', label: { en: 'Costs', fr: 'Coûts' } },
  ]),
  question('c', { en: 'Age', fr: 'Âge' }),
  question('a', { en: 'Your name', fr: 'Votre nom' }, true),
]

describe('Languages: rows that both share, when one language is published', () => {
  it('are the new ones with English; French keeps each word in its row, and a new row has none', () => {
    expect(publish(PUBLIC, DRAFT, 'en')).toEqual([
      radio('b', { en: 'Topic', fr: 'Sujet' }, [
        { id: '2', label: { en: 'Days', fr: 'Dates' } },
        { id: '1', label: { en: 'Costs', fr: 'Prix' } },
      ]),
      question('c', { en: 'Age' }),
      question('a', { en: 'Your name', fr: 'Nom' }, true),
    ])
  })

  it('stay as they are with French alone, which changes its own words, those of a row the draft left out excepted', () => {
    expect(publish(PUBLIC, DRAFT, 'fr')).toEqual([
      question('a', { en: 'Name', fr: 'Votre nom' }),
      radio('b', { en: 'About', fr: 'Thème' }, [
        { id: '1', label: { en: 'Prices', fr: 'Coûts' } },
        { id: '2', label: { en: 'Dates', fr: 'Jours' } },
      ]),
    ])
    expect(publish(PUBLIC, [], 'fr')).toEqual(PUBLIC)
  })

  it('are the draft’s where nothing is public yet, in the language that is published', () => {
    expect(publish(null, [question('c', { en: 'Age', fr: 'Âge' })], 'fr')).toEqual([
      question('c', { fr: 'Âge' }),
    ])
    expect(publish(PUBLIC, DRAFT, 'en', 'fr'), 'and with all languages at once').toEqual(DRAFT)
  })
})
