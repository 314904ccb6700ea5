import type { Metadata } from 'next'
import { MigratedResetScreen } from '@/src/storefront/accounts/migrated-reset-screen'

export const metadata: Metadata = { title: 'Reset your password', robots: { index: false } }

export default function ResetPasswordForMigratedUsersPage() {
  return <MigratedResetScreen />
}
