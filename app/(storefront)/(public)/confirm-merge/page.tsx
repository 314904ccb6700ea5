import { ConfirmMergeScreen } from '@/src/storefront/accounts/confirm-merge-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('confirmMerge', '/confirm-merge')

export default function ConfirmMergePage() {
  return (
    <WithMessages of={['accounts']}>
      <ConfirmMergeScreen />
    </WithMessages>
  )
}
