'use client'

import { useSyncExternalStore } from 'react'
import { type Cart, type CartItem, EMPTY_CART } from '@/src/domain/cart/cart'
import { useShop } from '../shop/shop-provider'
import type { CartStore } from './create-cart'

export type ShownCart = Pick<CartStore, 'add' | 'remove' | 'clear'> & {
  /** What lies in it; null while the page comes to life, when nobody can know yet. */
  cart: Cart | null
  /** The same for a place that shows an empty cart as nothing at all. */
  items: readonly CartItem[]
}

/** The cart of this browser, the same in all its tabs. */
export function useCart(): ShownCart {
  const store = useShop().cart
  const cart = useSyncExternalStore<Cart | null>(store.subscribe, store.get, () => null)
  const { add, remove, clear } = store
  return { cart, items: (cart ?? EMPTY_CART).items, add, remove, clear }
}
