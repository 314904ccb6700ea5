import { SecurityScreen } from '@/src/storefront/accounts/settings/security-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('accountSecurity', '/account-settings/security')

export default function AccountSecurityPage() {
  return (
    <WithMessages of={['accounts', 'settings']}>
      <SecurityScreen />
    </WithMessages>
  )
}
