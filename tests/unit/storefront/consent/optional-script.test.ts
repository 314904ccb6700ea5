import { describe, expect, it } from 'vitest'
import type { CookieChoice } from '@/src/domain/consent/cookie-choice'
import { readOptionalScripts, scriptsAfter } from '@/src/storefront/consent/optional-script'

const COUNT = 'https://stats.example.net/count.js'
const scripts = readOptionalScripts(
  `statistics=${COUNT}#data-site=abc&onload=x  marketing=https://ads.example.net/a.js?id=1`,
)
const choice = (...categories: CookieChoice['categories']): CookieChoice => ({
  consentId: 'c0ffee00-0000-4000-8000-000000000000',
  categories,
  textVersion: 1,
  decidedAt: '2026-11-10T12:00:00.000Z',
})

describe('Cookies: scripts of others', () => {
  it('are those the site was built with, each with its category and harmless attributes', () => {
    expect(scripts).toEqual([
      { category: 'statistics', url: COUNT, attributes: [['data-site', 'abc']] },
      { category: 'marketing', url: 'https://ads.example.net/a.js?id=1', attributes: [] },
    ])
  })

  it.each([
    undefined,
    '',
    'necessary=https://x.example/x.js',
    'statistics=nowhere',
    'https://x.example/x.js',
  ])('are none where the setting is %j', (setting) => {
    expect(readOptionalScripts(setting)).toEqual([])
  })

  it('are fetched after a yes to their category, each once, and never before', () => {
    const fetched = (chosen: CookieChoice | null, running: string[] = []) =>
      scriptsAfter(chosen, scripts, new Set(running)).added.map(({ category }) => category)
    expect(fetched(null)).toEqual([])
    expect(fetched(choice('necessary'))).toEqual([])
    expect(fetched(choice('necessary', 'media'))).toEqual([])
    expect(fetched(choice('necessary', 'statistics'))).toEqual(['statistics'])
    expect(fetched(choice('necessary', 'statistics'), [COUNT])).toEqual([])
  })

  it('go with the page when their yes is taken back', () => {
    const mustGo = (chosen: CookieChoice | null) => scriptsAfter(chosen, scripts, new Set([COUNT])).isReloaded
    expect(mustGo(choice('necessary', 'statistics'))).toBe(false)
    expect(mustGo(choice('necessary'))).toBe(true)
    expect(mustGo(null)).toBe(true)
  })
})
