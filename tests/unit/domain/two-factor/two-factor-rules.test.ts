import { describe, expect, it } from 'vitest'
import { verifyTwoFactorSchema } from '@/src/domain/two-factor/two-factor-request'
import { lacksTwoFactor } from '@/src/domain/two-factor/two-factor-rules'

describe('Two-factor authentication: who has to do without their role', () => {
  it.each([
    ['admin', true, null, true],
    ['superuser', true, null, true],
    ['user', true, null, false],
    ['admin', false, null, false],
    ['admin', true, new Date(), false],
    ['superuser', true, '2026-11-20T15:00:00Z', false],
  ])('%s, required: %s, signed in with it: %s → %s', (role, isRequired, twoFactorAt, lacks) => {
    expect(lacksTwoFactor({ role, isRequired, twoFactorAt })).toBe(lacks)
  })
})

describe('Two-factor authentication: what is sent', () => {
  const request = { challenge: 'c'.repeat(43), deviceId: 'device-of-mine' }

  it('takes a code, however its digits are grouped', () => {
    expect(verifyTwoFactorSchema.parse({ ...request, code: ' 123 456 ' }).code).toBe('123456')
  })

  it.each([{}, { code: '123456', recoveryCode: 'X' }, { code: '12345' }, { code: 'abcdef' }])(
    'refuses %o',
    (presented) => {
      const { error } = verifyTwoFactorSchema.safeParse({ ...request, ...presented })
      expect(error?.issues[0]?.path).toEqual(['code'])
    },
  )
})
