import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItem,
  type CartItem,
  clearCart,
  EMPTY_CART,
  itemCount,
  parseStoredCart,
  removeItem,
} from '@/src/domain/cart/cart'

const program: CartItem = {
  id: 'p1',
  sku: 'PMFP',
  quantity: 1,
  metadata: { priceCents: 49_999, title: 'PMFP' },
}
const service: CartItem = { id: 's1', sku: 'COACH', quantity: 1, metadata: { priceCents: 10_001 } }

describe('Specification 4, Cart', () => {
  it('ignores a product that is in the cart already', () => {
    const cart = addItem(EMPTY_CART, program)
    expect(addItem(cart, program)).toBe(cart)
    expect(addItem(cart, { ...program, sku: 'other' })).toBe(cart)
  })

  it('sums what is in it', () => {
    const cart = addItem(addItem(EMPTY_CART, program), service)
    expect(cart.subtotal).toBe(600)
    expect(itemCount(cart)).toBe(2)
  })

  it('believes that what was free when it was put in is free', () => {
    const metadata = { priceCents: 0, price: 499 }
    expect(addItem(EMPTY_CART, { ...program, metadata }).subtotal).toBe(0)
  })

  it('removes by id', () => {
    const cart = addItem(addItem(EMPTY_CART, program), service)
    expect(removeItem(cart, 'p1')).toEqual({ items: [service], subtotal: 100.01 })
    expect(removeItem(cart, 'COACH')).toBe(cart)
  })

  it('is empty with a subtotal of zero once cleared', () => {
    expect(clearCart()).toEqual({ items: [], subtotal: 0 })
    expect(removeItem(addItem(EMPTY_CART, program), 'p1')).toEqual({ items: [], subtotal: 0 })
  })

  it('holds every product once, whatever the order of clicks', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 5 }))), (clicks) => {
        let cart = EMPTY_CART
        for (const [isAdd, number] of clicks) {
          const id = `p${number}`
          cart = isAdd ? addItem(cart, { ...program, id }) : removeItem(cart, id)
        }
        const ids = cart.items.map((item) => item.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(Math.round(cart.subtotal * 100)).toBe(ids.length * 49_999)
      }),
    )
  })
})

describe('Specification 3, Cart in local storage', () => {
  it('comes back as it was put away', () => {
    const cart = addItem(addItem(EMPTY_CART, program), service)
    expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"cart"',
    '42',
    '{"items":null}',
    '{"items":{}}',
    '{"items":[null,1,{}]}',
  ])('takes %o for an empty cart', (text) => {
    expect(parseStoredCart(text)).toEqual({ items: [], subtotal: 0 })
  })

  it('never throws, whatever lies there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const cart = parseStoredCart(text)
        expect(cart.items.every((item) => item.quantity === 1 && item.id !== '')).toBe(true)
        expect(cart.subtotal).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('keeps the items it understands, each once and with a quantity of one', () => {
    const text = JSON.stringify({
      items: [
        { id: 7, quantity: 3, metadata: { price: '12.50' } },
        { id: '7' },
        { id: '' },
        { sku: 'x' },
        'p1',
      ],
      subtotal: 9_999,
    })
    expect(parseStoredCart(text)).toEqual({
      items: [{ id: '7', sku: '', quantity: 1, metadata: { price: '12.50' } }],
      subtotal: 12.5,
    })
  })

  it('keeps the stored subtotal only when it knows no price itself', () => {
    const items = [{ id: 'p1', sku: 'PMFP', quantity: 1, metadata: {} }]
    expect(parseStoredCart(JSON.stringify({ items, subtotal: 499 })).subtotal).toBe(499)
    expect(parseStoredCart(JSON.stringify({ items, subtotal: -5 })).subtotal).toBe(0)
    expect(parseStoredCart(JSON.stringify({ items: [], subtotal: 499 })).subtotal).toBe(0)
    expect(parseStoredCart(JSON.stringify({ items: [program], subtotal: 1 })).subtotal).toBe(499.99)
  })

  it('understands a price in dollars', () => {
    const items = [
      { id: 'p1', metadata: { price: 12.5 } },
      { id: 'p2', metadata: { price: '12.50' } },
    ]
    expect(parseStoredCart(JSON.stringify({ items })).subtotal).toBe(25)
  })

  it.each([
    { priceCents: -100 },
    { priceCents: 0.5 },
    { price: [5] },
    { price: { 5: 5 } },
    { price: 'free' },
  ])('does not believe the price %o', (metadata) => {
    expect(parseStoredCart(JSON.stringify({ items: [{ id: 'p1', metadata }] })).subtotal).toBe(0)
  })
})
