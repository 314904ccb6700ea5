'use client'

import { useSyncExternalStore } from 'react'
import { type Cart, EMPTY_CART } from '@/src/domain/cart/cart'
import { cart } from './cart'

/** What lies in the cart; null while the page comes to life, when nobody can know yet. */
export function useCart(): Cart | null {
  return useSyncExternalStore<Cart | null>(cart.subscribe, cart.get, () => null)
}

/** The same for a place that shows an empty cart as nothing at all. */
export function useCartOrEmpty(): Cart {
  return useCart() ?? EMPTY_CART
}
