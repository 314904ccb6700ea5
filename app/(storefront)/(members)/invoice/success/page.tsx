import type { Metadata } from 'next'
import { InvoiceSentScreen } from '@/src/storefront/checkout/invoice-sent-screen'

export const metadata: Metadata = { title: 'Your invoice', robots: { index: false } }

export default function InvoiceSuccessPage() {
  return <InvoiceSentScreen />
}
