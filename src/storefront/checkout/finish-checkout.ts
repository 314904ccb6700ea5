import { cart } from '../cart/cart'
import { browserStorage } from '../state/browser-storage'
import { clearCheckout } from './pending-order'

/** The order is made and the provider has the payment: left in the cart, it would be paid for twice. */
export function finishCheckout(): void {
  clearCheckout(browserStorage)
  cart.clear()
}
