import { ConfirmEmailScreen } from '@/src/storefront/accounts/confirm-email-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('confirmEmail', '/confirm-email')

export default function ConfirmEmailPage() {
  return (
    <WithMessages of={['accounts']}>
      <ConfirmEmailScreen />
    </WithMessages>
  )
}
