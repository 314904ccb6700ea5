import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecoveryCode, recoveryCode } from '@/src/domain/two-factor/recovery-code'

const bytes = fc.uint8Array({ minLength: 12, maxLength: 12 })

describe('Two-factor authentication: a recovery code', () => {
  it('is read as it was given, whatever the bytes', () => {
    fc.assert(fc.property(bytes, (random) => readRecoveryCode(recoveryCode(random)) === recoveryCode(random)))
  })

  it('is read from small letters, without dashes, and with look-alikes', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = recoveryCode(random)
        const typed = ` ${code.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `
        expect(readRecoveryCode(typed)).toBe(code)
      }),
    )
  })

  it('has no letter that looks like a digit', () => {
    fc.assert(fc.property(bytes, (random) => !/[OILU]/.test(recoveryCode(random))))
  })

  it.each(['', 'x', '123456', '7Q2M-K9XD-04T', '7Q2M-K9XD-04TRR', '7Q2M-K9XD-04TU', '💥'.repeat(12)])(
    'is not “%s”',
    (typed) => {
      expect(readRecoveryCode(typed)).toBeNull()
    },
  )

  it('is not made of too little chance', () => {
    expect(() => recoveryCode(new Uint8Array(11))).toThrow(RangeError)
  })
})
