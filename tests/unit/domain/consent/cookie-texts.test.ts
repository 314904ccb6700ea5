import { describe, expect, it } from 'vitest'
import { COOKIE_TEXTS, ownTexts, withStandardTexts } from '@/src/domain/consent/cookie-texts'
import { STANDARD_COOKIE_TEXTS } from '@/src/domain/consent/standard-cookie-texts'
import { askedCategories, asksAnew } from '@/src/domain/consent/text-version'

const standard = STANDARD_COOKIE_TEXTS.en

describe('Cookies: the words', () => {
  it('that come with the site are within what staff may write, in both languages', () => {
    for (const words of Object.values(STANDARD_COOKIE_TEXTS)) {
      for (const [word, { longest }] of Object.entries(COOKIE_TEXTS)) {
        const { length } = words[word as keyof typeof COOKIE_TEXTS]
        expect(length, word).toBeGreaterThan(0)
        expect(length, word).toBeLessThanOrEqual(longest)
      }
      for (const { name, explanation } of Object.values(words.categories)) {
        expect(name.length).toBeLessThanOrEqual(60)
        expect(explanation.length).toBeLessThanOrEqual(400)
      }
    }
  })

  it('are carried by pages only where staff wrote others', () => {
    expect(ownTexts({ ...standard }, standard)).toEqual({})
    const categories = { ...standard.categories, media: { name: 'Films', explanation: '' } }
    expect(ownTexts({ ...standard, title: ' Biscuits ', categories }, standard)).toEqual({
      title: 'Biscuits',
      categories: { media: { name: 'Films' } },
    })
  })

  it('are never missing: what staff left empty reads as it came', () => {
    const own = ownTexts({ title: null, acceptAll: '', categories: { media: { name: 'Films' } } }, standard)
    expect(withStandardTexts(own, standard)).toEqual({
      ...standard,
      categories: { ...standard.categories, media: { ...standard.categories.media, name: 'Films' } },
    })
  })
})

describe('Cookies: everybody is asked anew', () => {
  const media = { categories: { media: { isAsked: true }, statistics: { isAsked: false } } }

  it.each([
    ['a category more', { media: { isAsked: true }, statistics: { isAsked: true } }],
    ['a category less', { media: { isAsked: false } }],
    ['another category', { media: { isAsked: false }, marketing: { isAsked: true } }],
  ])('about %s', (_, categories) => {
    expect(asksAnew(media, { categories })).toBe(true)
  })

  it('when staff say that the words mean something else, and not when they only read better', () => {
    expect(asksAnew(media, { ...media, askEverybodyAgain: true })).toBe(true)
    expect(asksAnew(media, { ...media, askEverybodyAgain: false })).toBe(false)
  })

  it('never about what is not switched on', () => {
    expect(askedCategories({ marketing: { isAsked: null }, media: { isAsked: true } })).toEqual(['media'])
    expect(askedCategories(null)).toEqual([])
  })
})
