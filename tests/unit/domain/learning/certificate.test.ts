import { describe, expect, it } from 'vitest'
import { initialsOf, isCertificateCode } from '@/src/domain/learning/certificate'

describe('Learning: what a stranger reads of a certificate', () => {
  it.each([
    ['Ada Lovelace', 'A. L.'],
    ['  demo-visitor  Customer ', 'D. V. C.'],
    ['Élise', 'É.'],
    ['', ''],
  ])('%s is %s in initials', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('is looked up by a code of 128 bits, and by nothing else', () => {
    expect(isCertificateCode('0123456789abcdef0123456789abcdef')).toBe(true)
    for (const code of ['', 'C-000001', '0123456789abcdef', `${'0'.repeat(32)}x`, "' OR 1=1 --"])
      expect(isCertificateCode(code)).toBe(false)
  })
})
