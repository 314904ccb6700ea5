import type { Metadata } from 'next'
import { AccountSettingsScreen } from '@/src/storefront/accounts/account-settings-screen'

export const metadata: Metadata = { title: 'Account settings', robots: { index: false } }

export default function AccountSettingsPage() {
  return <AccountSettingsScreen />
}
