'use client'

import { OwnDataCard } from './own-data-card'
import { SettingsFrame } from './settings-frame'

/** `/account-settings/data`: a copy of one's own data, and closing the account. */
export function DataScreen() {
  return (
    <SettingsFrame>
      <OwnDataCard />
    </SettingsFrame>
  )
}
