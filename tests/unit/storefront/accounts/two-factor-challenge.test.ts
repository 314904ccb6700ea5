import { describe, expect, it } from 'vitest'
import { challengeIn } from '@/src/storefront/accounts/sign-in-rules'
import { checkCode, checkProof } from '@/src/storefront/accounts/two-factor-rules'

const refusal = (code: string, body: unknown) => ({ status: 401, code, message: '', errors: [], body })

describe('Two-factor authentication: on the sign-in screen', () => {
  it('is asked for when the server says so, with its challenge', () => {
    const body = { challenge: 'c', deviceId: 'd', expiresInSeconds: 300 }
    expect(challengeIn(refusal('TWO_FACTOR_REQUIRED', body))).toEqual({ challenge: 'c', deviceId: 'd' })
  })

  it.each([
    ['INVALID_CREDENTIALS', { challenge: 'c', deviceId: 'd' }],
    ['TWO_FACTOR_REQUIRED', { challenge: 'c' }],
    ['TWO_FACTOR_REQUIRED', null],
  ])('is not asked for after %s with %o', (code, body) => {
    expect(challengeIn(refusal(code, body))).toBeNull()
  })

  it('wants six digits, grouped or not', () => {
    expect(checkCode({ code: '123 456' })).toEqual({})
    expect(checkCode({ code: '' })).toEqual({ code: 'Please enter the code.' })
    for (const code of ['12345', '1234567', 'abcdef']) {
      expect(checkCode({ code })).toEqual({ code: 'Please enter the 6 digits.' })
    }
  })

  it('wants the password too before something is changed', () => {
    expect(Object.keys(checkProof({ password: '', code: '' })).sort()).toEqual(['code', 'password'])
    expect(checkProof({ password: 'x', code: '7q2m k9xd 04tr' })).toEqual({})
  })
})
