import { InvoiceSentScreen } from '@/src/storefront/checkout/invoice-sent-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourInvoice', '/invoice/success')

export default function InvoiceSuccessPage() {
  return (
    <WithMessages of={['checkout']}>
      <InvoiceSentScreen />
    </WithMessages>
  )
}
