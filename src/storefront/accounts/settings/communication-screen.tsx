'use client'

import { ConsentsCard } from '../consents-card'
import { LearningRemindersCard } from '../learning-reminders-card'
import { SettingsFrame } from './settings-frame'

/** `/account-settings/communication`: which mails one wants, and what one agreed to. */
export function CommunicationScreen() {
  return (
    <SettingsFrame>
      <ConsentsCard />
      <LearningRemindersCard />
    </SettingsFrame>
  )
}
