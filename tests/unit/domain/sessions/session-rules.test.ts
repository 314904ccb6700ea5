import { describe, expect, it } from 'vitest'
import * as rules from '@/src/domain/sessions/session-rules'

describe('Specification 9, Business constants and limits', () => {
  it.each([
    ['API timeout 15 s', rules.API_TIMEOUT_MS, 15_000],
    ['Capture timeout 15 s', rules.CAPTURE_TIMEOUT_MS, 15_000],
    ['Payment detail timeout 10 s', rules.DETAILS_TIMEOUT_MS, 10_000],
    ['Session checks every 60 s and every 5 min', rules.CHECK_INTERVALS, [60_000, 300_000]],
    ['The password-reset email link is valid for 12 hours', rules.RESET_LINK_HOURS, 12],
    ['Scroll-to-top delay 100 ms', rules.SCROLL_TO_TOP_DELAY_MS, 100],
    ['Fallback API path /api', rules.FALLBACK_API_PATH, '/api'],
  ])('%s', (_line, value, expected) => {
    expect(value).toEqual(expected)
  })

  it('keeps the grace for two tabs shorter than an access token, and that shorter than a session', () => {
    expect(rules.REFRESH_GRACE_MS).toBeLessThan(rules.ACCESS_TOKEN_SECONDS * 1_000)
    expect(rules.REFRESH_IDLE_DAYS).toBeLessThan(rules.REFRESH_ABSOLUTE_DAYS)
  })
})
