import { JoinScreen } from '@/src/storefront/groups/join-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('joinGroup', '/join')

export default function JoinPage() {
  return (
    <WithMessages of={['groups']}>
      <JoinScreen />
    </WithMessages>
  )
}
