import { RegisterScreen } from '@/src/storefront/accounts/register-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourInvitation', '/register')

export default function RegisterPage() {
  return (
    <WithMessages of={['accounts']}>
      <RegisterScreen />
    </WithMessages>
  )
}
