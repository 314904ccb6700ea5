import type { Metadata } from 'next'
import { WelcomeMigratedScreen } from '@/src/storefront/accounts/welcome-migrated-screen'

export const metadata: Metadata = { title: 'Welcome to our new website', robots: { index: false } }

export default function WelcomeMigratedUserPage() {
  return <WelcomeMigratedScreen />
}
