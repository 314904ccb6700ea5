import { DataScreen } from '@/src/storefront/accounts/settings/data-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('accountData', '/account-settings/data')

export default function AccountDataPage() {
  return (
    <WithMessages of={['settings']}>
      <DataScreen />
    </WithMessages>
  )
}
