import type { Metadata } from 'next'
import { SignUpScreen } from '@/src/storefront/accounts/sign-up-screen'

export const metadata: Metadata = { title: 'Create your account' }

export default function SignupPage() {
  return <SignUpScreen />
}
