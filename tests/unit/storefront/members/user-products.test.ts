import { describe, expect, it } from 'vitest'
import { readUserProducts } from '@/src/storefront/members/user-products-answer'

const active = { id: 'g1', productId: 'p1', is_active: true }
const ended = { id: 'g2', productId: 'p2', is_active: false }

describe('Specification 8, Other fetch failures: user products', () => {
  it('is an empty list with "Failed to fetch user products" when nobody could be asked', () => {
    expect(readUserProducts(undefined, true)).toEqual({
      userProducts: [],
      error: 'Failed to fetch user products',
    })
  })

  it('is what is active, without an error, when the call was answered', () => {
    expect(readUserProducts({ data: [active, ended] }, false)).toEqual({
      userProducts: [active],
      error: null,
    })
  })

  it('keeps showing what was known when a later call fails', () => {
    expect(readUserProducts({ data: [active] }, true).userProducts).toEqual([active])
  })
})
