'use client'

import { ConsentsCard } from '../consents-card'
import { LearningRemindersCard } from '../learning-reminders-card'
import { useConsents } from '../use-consents'
import { SettingsFrame } from './settings-frame'

/** `/account-settings/communication`: which mails one wants, and what one agreed to. */
export function CommunicationScreen() {
  return (
    <SettingsFrame>
      <ConsentsCard />
      <Reminders />
    </SettingsFrame>
  )
}

/** Comes with what stands above: else that would push it down. */
function Reminders() {
  const { consents, failed } = useConsents()
  return consents || failed ? <LearningRemindersCard /> : null
}
