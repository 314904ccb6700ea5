import { describe, expect, it } from 'vitest'
import { createCart } from '@/src/client/cart/create-cart'
import { toCartItem } from '@/src/client/cart/sold-product'
import { memoryStorage } from '../support/memory-storage'

const walking = toCartItem({
  id: 'p1',
  sku: 'WALK',
  slug: 'walking',
  title: 'Walking again',
  priceCents: 12_050,
  image: null,
})
const sleep = toCartItem({
  id: 'p2',
  sku: 'SLEEP',
  slug: 'sleep',
  title: 'Better sleep',
  priceCents: 4_999,
  image: null,
})

describe('the cart of a browser', () => {
  it('keeps what was put in under the key "cart", each product once', () => {
    const storage = memoryStorage()
    const cart = createCart(storage)

    cart.add(walking)
    cart.add(sleep)
    cart.add(walking)

    const stored = JSON.parse(storage.getItem('cart') ?? '')
    expect(stored.items.map((item: { id: string }) => item.id)).toEqual(['p1', 'p2'])
    expect(stored.items[0].quantity).toBe(1)
    expect(stored.subtotal).toBe(170.49)
  })

  it('gives the very same cart when a product in it is added again, so that nothing is drawn anew', () => {
    const cart = createCart(memoryStorage())
    cart.add(walking)
    const before = cart.get()

    cart.add(walking)

    expect(cart.get()).toBe(before)
  })

  it('takes out by id and zeros the subtotal when it is emptied', () => {
    const cart = createCart(memoryStorage())
    cart.add(walking)
    cart.add(sleep)

    cart.remove('p1')
    expect(cart.get()).toMatchObject({ items: [{ id: 'p2' }], subtotal: 49.99 })

    cart.clear()
    expect(cart.get()).toEqual({ items: [], subtotal: 0 })
  })

  it('does not lose what another tab has put in', () => {
    const storage = memoryStorage()
    const here = createCart(storage)
    const there = createCart(storage)

    there.add(walking)
    here.add(sleep)

    expect(here.get().items.map(({ id }) => id)).toEqual(['p1', 'p2'])
    there.follow()
    expect(there.get().items.map(({ id }) => id)).toEqual(['p1', 'p2'])
  })

  it('is an empty cart when the storage holds anything else', () => {
    const cart = createCart(memoryStorage({ cart: '{"items":"none"' }))

    cart.follow()

    expect(cart.get()).toEqual({ items: [], subtotal: 0 })
  })
})
