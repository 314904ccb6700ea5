'use client'

import { useMessages } from '../../languages/language-provider'
import { RequiredNote } from '../../ui/form'
import { TwoFactorCard } from '../two-factor-card'
import { ChangePasswordForm } from './change-password-form'
import { Devices } from './devices'
import { SettingsCard } from './settings-card'
import { SettingsFrame } from './settings-frame'
import { useDevices } from './use-devices'

/** `/account-settings/security`: one's own password, devices and second step at sign-in. */
export function SecurityScreen() {
  return (
    <SettingsFrame>
      <Security />
    </SettingsFrame>
  )
}

function Security() {
  const t = useMessages('settings')
  const devices = useDevices()
  return (
    <>
      <RequiredNote />
      <SettingsCard title={t('password')}>
        <ChangePasswordForm onChanged={devices.reload} />
      </SettingsCard>
      <SettingsCard title={t('devices')}>
        <Devices {...devices} />
      </SettingsCard>
      <TwoFactorCard />
    </>
  )
}
