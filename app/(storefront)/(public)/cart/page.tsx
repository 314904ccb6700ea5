import type { Metadata } from 'next'
import { CartScreen } from '@/src/storefront/cart/cart-screen'

export const metadata: Metadata = { title: 'Your cart', robots: { index: false } }

export default function CartPage() {
  return <CartScreen />
}
