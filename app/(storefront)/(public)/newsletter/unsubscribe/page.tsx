import { WithMessages } from '@/src/storefront/languages/with-messages'
import { UnsubscribeScreen } from '@/src/storefront/newsletter/unsubscribe-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('leaveNewsletter', '/newsletter/unsubscribe')

export default function UnsubscribePage() {
  return (
    <WithMessages of={['newsletter']}>
      <UnsubscribeScreen />
    </WithMessages>
  )
}
