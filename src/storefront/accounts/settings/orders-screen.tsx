'use client'

import { YourGifts } from '../../gifts/your-gifts'
import { YourGroups } from '../../groups/your-groups'
import { useMessages } from '../../languages/language-provider'
import { MyOrders } from './my-orders'
import { SettingsCard } from './settings-card'
import { SettingsFrame } from './settings-frame'

/** `/account-settings/orders`: one's own orders with their documents, the groups one leads or has a place in, and one's gifts. */
export function OrdersScreen() {
  const t = useMessages('settings')
  return (
    <SettingsFrame>
      <SettingsCard title={t('orders')}>
        <MyOrders />
      </SettingsCard>
      <YourGroups />
      <YourGifts />
    </SettingsFrame>
  )
}
