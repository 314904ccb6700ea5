import { CancelledScreen } from '@/src/storefront/checkout/cancelled-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('paymentCancelled', '/payment/cancel')

export default function PaymentCancelPage() {
  return (
    <WithMessages of={['checkout']}>
      <CancelledScreen />
    </WithMessages>
  )
}
