import { MigratedResetScreen } from '@/src/storefront/accounts/migrated-reset-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('resetPassword', '/reset-password-for-migrated-users')

export default function ResetPasswordForMigratedUsersPage() {
  return <MigratedResetScreen />
}
