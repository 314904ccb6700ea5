'use client'

import { YourGroups } from '../groups/your-groups'
import { useMessages } from '../languages/language-provider'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Container } from '../ui/container'
import { RequiredNote } from '../ui/form'
import styles from './account-settings-screen.module.css'
import { ConsentsCard } from './consents-card'
import { ChangeEmailForm } from './settings/change-email-form'
import { ChangePasswordForm } from './settings/change-password-form'
import { DefaultBillingForm } from './settings/default-billing-form'
import { Devices } from './settings/devices'
import { MyOrders } from './settings/my-orders'
import { OwnDataCard } from './settings/own-data-card'
import { ProfileForm } from './settings/profile-form'
import { SettingsCard } from './settings/settings-card'
import { SettingsSkeleton } from './settings/settings-skeleton'
import { useDevices } from './settings/use-devices'
import { TwoFactorCard } from './two-factor-card'

/** `/account-settings`: one's own name, address, password, billing address, orders and devices. */
export function AccountSettingsScreen() {
  const t = useMessages('settings')
  return (
    <Container width="text" fill className={styles.screen}>
      <h1>{t('title')}</h1>
      <RequireSession fallback={<SettingsSkeleton />}>
        <Settings />
      </RequireSession>
    </Container>
  )
}

function Settings() {
  const t = useMessages('settings')
  const { user } = useSession()
  const devices = useDevices()
  if (!user) return null
  return (
    <>
      <RequiredNote />
      <SettingsCard title={t('name')}>
        <ProfileForm key={user.id} user={user} />
      </SettingsCard>
      <SettingsCard title={t('email')}>
        <ChangeEmailForm key={user.id} user={user} />
      </SettingsCard>
      <SettingsCard title={t('password')}>
        <ChangePasswordForm onChanged={devices.reload} />
      </SettingsCard>
      <SettingsCard title={t('billing')}>
        <DefaultBillingForm key={user.id} user={user} />
      </SettingsCard>
      <SettingsCard title={t('orders')}>
        <MyOrders />
      </SettingsCard>
      <SettingsCard title={t('devices')}>
        <Devices {...devices} />
      </SettingsCard>
      <YourGroups />
      <TwoFactorCard />
      <ConsentsCard />
      <OwnDataCard />
    </>
  )
}
