import { describe, expect, it } from 'vitest'
import { endsAccess, type LineBeforeRefund, refundEffects } from '@/src/domain/refunds/refund-effect'

const line: LineBeforeRefund = {
  id: 'a',
  title: 'Walking',
  totalCents: 4_900,
  completedCents: 0,
  isOpen: true,
  isOpenOtherwise: false,
}
const accessAfter = (before: Partial<LineBeforeRefund>, amountCents: number, endAccess: boolean | null) =>
  refundEffects([{ ...line, ...before }], [{ id: 'a', amountCents, endAccess }])[0]?.access

describe('What a refund does to a program', () => {
  it('closes it when it is given back in full, parts added up, and not a cent earlier', () => {
    expect(accessAfter({}, 4_900, null)).toBe('closes')
    expect(accessAfter({}, 4_899, null)).toBe('stays')
    expect(accessAfter({ completedCents: 4_000 }, 900, null)).toBe('closes')
  })

  it('does as staff say before anything else', () => {
    expect(accessAfter({}, 1, true)).toBe('closes')
    expect(accessAfter({}, 4_900, false)).toBe('stays')
  })

  it('leaves open what the buyer has from another source, and what it does not touch', () => {
    expect(accessAfter({ isOpenOtherwise: true }, 4_900, null)).toBe('stays')
    expect(refundEffects([line], [])[0]).toMatchObject({ access: 'stays', amountCents: 0 })
  })

  it('says of a program that was closed before that it was', () => {
    expect(accessAfter({ isOpen: false }, 4_900, null)).toBe('none')
  })

  it('ends what cost nothing with the rest', () => {
    expect(endsAccess({ totalCents: 0, completedCents: 0 }, { amountCents: 0, endAccess: null })).toBe(true)
  })
})
