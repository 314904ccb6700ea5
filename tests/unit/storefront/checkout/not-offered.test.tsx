import { describe, expect, it } from 'vitest'
import { offersOf } from '@/src/domain/settings/offers'
import { DiscountBox } from '@/src/storefront/checkout/discount-box'
import { GiftFields } from '@/src/storefront/gifts/gift-fields'
import { OffersProvider } from '@/src/storefront/offers/offers'
import { draw } from '../support/in-language'

const idle = {
  applied: null,
  refusal: null,
  checking: false,
  apply: () => undefined,
  remove: () => undefined,
}
const applied = { ...idle, applied: { code: 'WELCOME10' } }
const box = (discounts: boolean, discount: object) =>
  draw(
    <OffersProvider offers={offersOf({ discounts })}>
      <DiscountBox discount={discount as never} disabled={false} />
    </OffersProvider>,
  )
const form = { values: {}, errors: {}, change: () => undefined, blur: () => undefined }
const fields = (isOffered: boolean) =>
  draw(<GiftFields gift={{ form, isGift: false, isOffered, details: () => undefined } as never} />, 'fr')

describe('Checkout: what the shop does not offer', () => {
  it('has a box for a code only where codes are taken, and the way to take back one that applies', () => {
    expect(box(true, idle)).toContain('discountCode')
    expect(box(false, idle)).toBe('')
    expect(box(false, applied)).toContain('WELCOME10')
  })

  it('asks whether it is a gift only where gifts are sold', () => {
    expect(fields(true)).toContain('isGift')
    expect(fields(false)).toBe('')
  })

  it('takes for offered what nobody switched off', () => {
    expect(offersOf(null)).toEqual({ gifts: true, groups: true, discounts: true, newsletter: true })
    expect(offersOf({ gifts: null, groups: false })).toMatchObject({ gifts: true, groups: false })
  })
})
