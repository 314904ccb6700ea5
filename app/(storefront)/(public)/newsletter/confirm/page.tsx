import { WithMessages } from '@/src/storefront/languages/with-messages'
import { ConfirmScreen } from '@/src/storefront/newsletter/confirm-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('confirmNewsletter', '/newsletter/confirm')

export default function ConfirmPage() {
  return (
    <WithMessages of={['newsletter']}>
      <ConfirmScreen />
    </WithMessages>
  )
}
