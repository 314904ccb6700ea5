'use client'

import { YourGroups } from '../../groups/your-groups'
import { useMessages } from '../../languages/language-provider'
import { MyOrders } from './my-orders'
import { SettingsCard } from './settings-card'
import { SettingsFrame } from './settings-frame'

/** `/account-settings/orders`: one's own orders with their documents, and the groups one leads or has a place in. */
export function OrdersScreen() {
  const t = useMessages('settings')
  return (
    <SettingsFrame>
      <SettingsCard title={t('orders')}>
        <MyOrders />
      </SettingsCard>
      <YourGroups />
    </SettingsFrame>
  )
}
