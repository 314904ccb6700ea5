import type { Metadata } from 'next'
import { ResultScreen } from '@/src/storefront/checkout/result-screen'

export const metadata: Metadata = { title: 'Your payment', robots: { index: false } }

export default function PaymentSuccessPage() {
  return <ResultScreen />
}
