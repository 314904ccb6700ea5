import { SignInScreen } from '@/src/storefront/accounts/sign-in-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('signIn', '/login', { isIndexed: true })

export default function LoginPage() {
  return <SignInScreen />
}
