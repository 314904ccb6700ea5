import { AccountSettingsScreen } from '@/src/storefront/accounts/account-settings-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('accountSettings', '/account-settings')

export default function AccountSettingsPage() {
  return (
    <WithMessages of={['settings', 'billing']}>
      <AccountSettingsScreen />
    </WithMessages>
  )
}
