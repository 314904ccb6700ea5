import { describe, expect, it } from 'vitest'
import { isConfirming, readUserProducts } from '@/src/client/orders/user-products-answer'

const product = { id: 'p1', slug: 'pmfp', title: 'PMFP', summary: '', kind: 'program', image: null }
const active = {
  id: 'g1',
  productId: 'p1',
  slug: 'pmfp',
  addresses: ['pmfp'],
  is_active: true,
  accessEndsAt: null,
  daysFromOpening: null,
  product: { ...product, hasProgram: true },
}
const none = { awaited: [], ended: [], renewals: [] }
const ended = { ...active, id: 'g2', is_active: false }

describe('Specification 8, Other fetch failures: user products', () => {
  it('is an empty list with "Failed to fetch user products" when nobody could be asked', () => {
    expect(readUserProducts(undefined, true)).toEqual({
      userProducts: [],
      awaited: [],
      ended: [],
      renewals: [],
      error: 'Failed to fetch user products',
    })
  })

  it('is what is active, without an error, when the call was answered', () => {
    expect(readUserProducts({ ...none, data: [active, ended] }, false)).toEqual({
      userProducts: [active],
      awaited: [],
      ended: [],
      renewals: [],
      error: null,
    })
  })

  it('keeps showing what was known when a later call fails', () => {
    expect(readUserProducts({ ...none, data: [active] }, true).userProducts).toEqual([active])
  })
})

describe('Specification 4, Checkout: a payment that is being confirmed', () => {
  const awaited = (paymentMethod: string) => ({ orderNumber: 'ORD-1', paymentMethod, titles: ['PMFP'] })

  it('is asked about again by itself, an invoice and nothing at all are not', () => {
    expect(isConfirming([awaited('invoice'), awaited('paypal')])).toBe(true)
    expect([isConfirming([awaited('invoice')]), isConfirming([]), isConfirming(undefined)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
