import { CheckoutScreen } from '@/src/storefront/checkout/checkout-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('payment', '/payment')

export default function PaymentPage() {
  return (
    <WithMessages of={['checkout', 'billing', 'gifts']}>
      <CheckoutScreen />
    </WithMessages>
  )
}
