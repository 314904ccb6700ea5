import { ResultScreen } from '@/src/storefront/checkout/result-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourPayment', '/payment/success')

export default function PaymentSuccessPage() {
  return (
    <WithMessages of={['checkout']}>
      <ResultScreen />
    </WithMessages>
  )
}
