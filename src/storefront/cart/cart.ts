import { CART_KEY } from '@/src/domain/checkout/checkout-storage'
import { browserStorage } from '../state/browser-storage'
import { createCart } from './create-cart'

/** The cart of this browser. Screens read it with `useCart`. */
export const cart = createCart(browserStorage)

if (typeof window !== 'undefined') {
  cart.follow()
  window.addEventListener('storage', ({ key }) => {
    if (key === CART_KEY || key === null) cart.follow()
  })
}
