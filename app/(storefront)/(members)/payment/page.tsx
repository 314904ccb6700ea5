import type { Metadata } from 'next'
import { CheckoutScreen } from '@/src/storefront/checkout/checkout-screen'

export const metadata: Metadata = { title: 'Payment', robots: { index: false } }

export default function PaymentPage() {
  return <CheckoutScreen />
}
