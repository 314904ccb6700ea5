import { InvoiceScreen } from '@/src/storefront/checkout/invoice-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('requestInvoice', '/invoice')

export default function InvoicePage() {
  return (
    <WithMessages of={['checkout', 'billing', 'gifts']}>
      <InvoiceScreen />
    </WithMessages>
  )
}
