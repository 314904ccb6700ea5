import { WelcomeMigratedScreen } from '@/src/storefront/accounts/welcome-migrated-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('welcomeMigrated', '/welcome-migrated-user')

export default function WelcomeMigratedUserPage() {
  return <WelcomeMigratedScreen />
}
