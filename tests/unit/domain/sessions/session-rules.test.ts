import { expect, it } from 'vitest'
import * as rules from '@/src/domain/sessions/session-rules'

it('the grace for two tabs is shorter than an access token, and that shorter than a session', () => {
  expect(rules.REFRESH_GRACE_MS).toBeLessThan(rules.ACCESS_TOKEN_SECONDS * 1_000)
  expect(rules.REFRESH_IDLE_DAYS).toBeLessThan(rules.REFRESH_ABSOLUTE_DAYS)
})
