import { describe, expect, it } from 'vitest'
import { STANDARD_COOKIE_TEXTS } from '@/src/domain/consent/standard-cookie-texts'
import { composeDialog } from '@/src/storefront/consent/compose-dialog'
import { fixed } from '@/src/storefront/consent/dialog-texts.en'

const compose = (changes: Partial<Parameters<typeof composeDialog>[0]> = {}) =>
  composeDialog({
    words: STANDARD_COOKIE_TEXTS.en,
    fixed,
    categories: ['media', 'statistics'],
    choice: null,
    locale: 'en-CA',
    ...changes,
  })

describe('Cookies: the dialog', () => {
  it('has a switch for each category that is asked about, and none for others', () => {
    const linked = compose().preferencesModal.sections.map(({ linkedCategory }) => linkedCategory)
    expect(linked).toEqual([undefined, 'necessary', 'media', 'statistics'])
  })

  it('shows what staff wrote as text, never as HTML', () => {
    const evil = `<img src=x onerror="alert('1')">&`
    const words = {
      ...STANDARD_COOKIE_TEXTS.en,
      title: evil,
      question: evil,
      acceptAll: evil,
      categories: { ...STANDARD_COOKIE_TEXTS.en.categories, media: { name: evil, explanation: evil } },
    }
    const all = JSON.stringify(compose({ words }))
    expect(all).not.toContain('<img')
    expect(all).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')
  })

  it('names the number and the day of the choice, by which its proof is found', () => {
    const consentId = 'c0ffee00-0000-4000-8000-000000000000'
    const choice = {
      consentId,
      categories: ['necessary' as const],
      textVersion: 1,
      decidedAt: '2026-11-10T12:00:00Z',
    }
    expect(compose({ choice }).preferencesModal.sections.at(-1)?.description).toBe(
      `Your choice of November 10, 2026 is kept without your name, as number ${consentId}.`,
    )
  })
})
