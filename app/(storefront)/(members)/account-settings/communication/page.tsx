import { CommunicationScreen } from '@/src/storefront/accounts/settings/communication-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('accountCommunication', '/account-settings/communication')

export default function AccountCommunicationPage() {
  return (
    <WithMessages of={['settings']}>
      <CommunicationScreen />
    </WithMessages>
  )
}
