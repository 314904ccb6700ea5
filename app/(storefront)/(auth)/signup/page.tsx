import { SignUpScreen } from '@/src/storefront/accounts/sign-up-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('createAccount', '/signup', { isIndexed: true })

export default function SignupPage() {
  return <SignUpScreen />
}
