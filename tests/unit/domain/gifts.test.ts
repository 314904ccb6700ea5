import { describe, expect, it } from 'vitest'
import { checkGift, GIFT_DAY_PAST } from '@/src/domain/gifts/check-gift'

describe('Gifts: what a buyer fills in', () => {
  const form = { isGift: 'yes', giftName: 'Ann', giftEmail: 'ann@example.org', giftDay: '', giftWords: '' }
  it.each([
    ['no day, which is today', { giftDay: '' }, {}],
    ['today', { giftDay: '2026-11-23' }, {}],
    ['a day that has passed', { giftDay: '2026-11-22' }, { giftDay: GIFT_DAY_PAST }],
    ['nothing, where it is no gift', { isGift: '', giftName: '', giftDay: '2020-01-01' }, {}],
  ])('takes or refuses %s', (_, filled, problems) => {
    expect(checkGift({ ...form, ...filled }, '2026-11-23')).toEqual(problems)
  })
})
