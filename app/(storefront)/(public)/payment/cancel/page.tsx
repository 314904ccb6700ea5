import type { Metadata } from 'next'
import { CancelledScreen } from '@/src/storefront/checkout/cancelled-screen'

export const metadata: Metadata = { title: 'Payment cancelled', robots: { index: false } }

export default function PaymentCancelPage() {
  return <CancelledScreen />
}
