import { GiftScreen } from '@/src/storefront/gifts/gift-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('gift', '/gift')

export default function GiftPage() {
  return (
    <WithMessages of={['gifts']}>
      <GiftScreen />
    </WithMessages>
  )
}
