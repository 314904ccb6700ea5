import { describe, expect, it } from 'vitest'
import { excerpt, markMatches } from '@/src/domain/search/mark-matches'

const marked = (text: string, ...words: string[]) =>
  markMatches(text, words)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

describe('Search: words that were found are marked', () => {
  it('whatever their accents, endings and capitals', () => {
    expect(marked('Gérer son énergie, jour après jour', 'energie')).toBe(
      'Gérer son [énergie], jour après jour',
    )
    expect(marked('Sleeping better. Sleep!', 'sleep')).toBe('[Sleeping] better. [Sleep]!')
    expect(marked('A program', 'programs')).toBe('A [program]')
    expect(marked('Be at rest', 'at'), 'and no short word inside of others').toBe('Be [at] rest')
  })

  it('as text in pieces that make up the whole text, markup in it too', () => {
    const text = '<script>alert("sleep")</script> & sleep'
    expect(
      markMatches(text, ['sleep', 'script'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  })

  it('in the part of a long text where the first of them stands', () => {
    const text = `${'before '.repeat(100)}sleep ${'after '.repeat(100)}`
    const shown = excerpt(text, ['sleep'])
    expect(shown).toMatch(/^… before .* sleep after .* …$/)
    expect(shown.length).toBeLessThan(200)
    expect(excerpt('Short\n text', ['none'])).toBe('Short text')
    expect(excerpt('x'.repeat(500), ['none']).length).toBeLessThan(200)
  })
})
