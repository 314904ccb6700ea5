import { OrdersScreen } from '@/src/storefront/accounts/settings/orders-screen'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('accountOrders', '/account-settings/orders')

export default function AccountOrdersPage() {
  return (
    <WithMessages of={['settings', 'groups', 'gifts']}>
      <OrdersScreen />
    </WithMessages>
  )
}
