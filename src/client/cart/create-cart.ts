import {
  addItem,
  type Cart,
  type CartItem,
  clearCart,
  EMPTY_CART,
  parseStoredCart,
  removeItem,
} from '@/src/domain/cart/cart'
import { CART_KEY } from '@/src/domain/checkout/checkout-storage'
import type { KeyValueStorage } from '../state/key-value-storage'
import { type Observable, observable } from '../state/observable'

export type CartStore = Pick<Observable<Cart>, 'get' | 'subscribe'> & {
  /** Already in it: nothing changes. */
  add: (item: CartItem) => void
  remove: (id: string) => void
  clear: () => void
  /** Reads again what lies in the storage: when another tab has written. */
  follow: () => void
}

/** The cart of this browser (Specification 4, Cart), kept in local storage under `cart`. */
export function createCart(storage: KeyValueStorage): CartStore {
  const cart = observable<Cart>(EMPTY_CART)

  // Reads before it writes: another tab may have added something that this one has not heard of yet.
  function change(step: (cart: Cart) => Cart): void {
    const before = parseStoredCart(storage.getItem(CART_KEY))
    const after = step(before)
    if (after !== before) storage.setItem(CART_KEY, JSON.stringify(after))
    // The same things in it are the same cart: nothing that shows it needs to be drawn again.
    if (JSON.stringify(after) !== JSON.stringify(cart.get())) cart.set(after)
  }

  const follow = () => change((present) => present)

  // In the browser it is what the storage says from the first look, and follows the other tabs from then on.
  let isOpen = typeof window === 'undefined'
  function open(): void {
    if (isOpen) return
    isOpen = true
    follow()
    window.addEventListener('storage', ({ key }) => {
      if (key === CART_KEY || key === null) follow()
    })
  }

  return {
    get() {
      open()
      return cart.get()
    },
    subscribe: cart.subscribe,
    add: (item) => change((present) => addItem(present, item)),
    remove: (id) => change((present) => removeItem(present, id)),
    clear: () => change(clearCart),
    follow,
  }
}
