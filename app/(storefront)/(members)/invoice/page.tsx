import type { Metadata } from 'next'
import { InvoiceScreen } from '@/src/storefront/checkout/invoice-screen'

export const metadata: Metadata = { title: 'Request an invoice', robots: { index: false } }

export default function InvoicePage() {
  return <InvoiceScreen />
}
