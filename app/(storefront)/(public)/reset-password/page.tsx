import { ResetPasswordScreen } from '@/src/storefront/accounts/reset-password-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('resetPassword', '/reset-password')

export default function ResetPasswordPage() {
  return (
    <WithMessages of={['accounts']}>
      <ResetPasswordScreen />
    </WithMessages>
  )
}
