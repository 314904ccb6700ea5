'use client'

import { useEffect } from 'react'
import { useMessages } from '../languages/language-provider'
import { useSiteRouter } from '../languages/use-site-router'
import { useSession } from '../session/use-session'
import { RequiredNote } from '../ui/form'
import { AddressConfirmed } from './settings/address-confirmed'
import { ChangeEmailForm } from './settings/change-email-form'
import { DefaultBillingForm } from './settings/default-billing-form'
import { ProfileForm } from './settings/profile-form'
import { SettingsCard } from './settings/settings-card'
import { SettingsFrame } from './settings/settings-frame'

/** `/account-settings`: one's own name, email address and billing address. */
export function AccountSettingsScreen() {
  const router = useSiteRouter()
  // Where mails of before lead.
  useEffect(() => {
    if (location.hash === '#two-factor') router.replace('/account-settings/security#two-factor')
  }, [router])
  return (
    <SettingsFrame>
      <Profile />
    </SettingsFrame>
  )
}

function Profile() {
  const t = useMessages('settings')
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <RequiredNote />
      <SettingsCard title={t('name')}>
        <ProfileForm key={user.id} user={user} />
      </SettingsCard>
      <SettingsCard title={t('email')}>
        <AddressConfirmed key={user.email} />
        <ChangeEmailForm key={user.id} user={user} />
      </SettingsCard>
      <SettingsCard title={t('billing')}>
        <DefaultBillingForm key={user.id} user={user} />
      </SettingsCard>
    </>
  )
}
