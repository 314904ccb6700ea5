import { describe, expect, it } from 'vitest'
import {
  allows,
  COOKIE_TEXT_VERSION,
  type CookieQuestion,
  readChoice as read,
} from '@/src/domain/consent/cookie-choice'
import { cookieConsentSchema } from '@/src/domain/consent/cookie-consent-request'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const QUESTION: CookieQuestion = { textVersion: COOKIE_TEXT_VERSION, categories: ['media'] }
const readChoice = (stored: unknown, now: number, question = QUESTION) => read(stored, question, now)
const STORED = {
  categories: ['necessary', 'media'],
  revision: COOKIE_TEXT_VERSION,
  data: null,
  consentId: 'c0ffee00-0000-4000-8000-000000000000',
  consentTimestamp: '2026-11-01T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-10T12:00:00.000Z',
  services: {},
  languageCode: 'en',
  expirationTime: NOW + 1,
}

describe('Cookies: a choice', () => {
  it('is what was chosen last, and nothing but what was switched on is allowed', () => {
    const choice = readChoice(STORED, NOW)
    expect(choice).toEqual({
      consentId: STORED.consentId,
      categories: ['necessary', 'media'],
      textVersion: COOKIE_TEXT_VERSION,
      decidedAt: STORED.lastConsentTimestamp,
    })
    expect(allows(choice, 'media')).toBe(true)
    expect(allows(readChoice({ ...STORED, categories: ['necessary'] }, NOW), 'media')).toBe(false)
  })

  it.each<[string, unknown]>([
    ['nothing was chosen', null],
    ['something else lies there', 'yes'],
    ['it was made under another text', { ...STORED, revision: COOKIE_TEXT_VERSION + 1 }],
    ['its half year is over', { ...STORED, expirationTime: NOW - 1 }],
    ['it has no id', { ...STORED, consentId: undefined }],
    ['its categories are no list', { ...STORED, categories: 'media' }],
  ])('is none when %s, and then nothing is allowed', (_, stored) => {
    expect(readChoice(stored, NOW)).toBeNull()
    expect(allows(readChoice(stored, NOW), 'media')).toBe(false)
  })

  it('holds for nothing that is no longer asked about', () => {
    const nothing = readChoice(STORED, NOW, { ...QUESTION, categories: [] })
    expect(nothing?.categories).toEqual(['necessary'])
    expect(allows(nothing, 'media')).toBe(false)
  })

  it('can be sent as it is, to be kept as proof', () => {
    expect(cookieConsentSchema.safeParse(readChoice(STORED, NOW)).success).toBe(true)
    expect(cookieConsentSchema.safeParse({ ...readChoice(STORED, NOW), categories: ['ads'] }).success).toBe(
      false,
    )
  })
})
