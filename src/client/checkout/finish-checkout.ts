import type { Shop } from '../shop/create-shop'
import { clearCheckout } from './pending-order'

/** The order is made and the provider has the payment: left in the cart, it would be paid for twice. */
export function finishCheckout({ storage, cart }: Pick<Shop, 'storage' | 'cart'>): void {
  clearCheckout(storage)
  cart.clear()
}
