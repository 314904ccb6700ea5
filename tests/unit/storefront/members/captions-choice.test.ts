import { describe, expect, it } from 'vitest'
import { captionsChoice, shownCaptions } from '@/src/storefront/members/captions-choice'

describe('Learning, Media: captions', () => {
  it('are shown to nobody who does not want them', () => {
    expect(shownCaptions('off', 'en', ['en', 'fr'])).toBeNull()
    expect(captionsChoice(null, 'fr')).toBe('off')
  })

  it('follow the page for who chose those of the page', () => {
    const choice = captionsChoice('en', 'en')
    expect(shownCaptions(choice, 'en', ['fr', 'en'])).toBe('en')
    expect(shownCaptions(choice, 'fr', ['en', 'fr'])).toBe('fr')
  })

  it('keep another language that somebody chose', () => {
    const choice = captionsChoice('fr', 'en')
    expect([choice, shownCaptions(choice, 'en', ['en', 'fr'])]).toEqual(['fr', 'fr'])
  })

  it('are in the language of the page, then in any, where the chosen ones are missing', () => {
    expect(shownCaptions('fr', 'en', ['en'])).toBe('en')
    expect(shownCaptions('page', 'en', ['fr'])).toBe('fr')
    expect(shownCaptions('page', 'en', [])).toBeNull()
  })
})
