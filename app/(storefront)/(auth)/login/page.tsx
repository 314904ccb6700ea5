import type { Metadata } from 'next'
import { SignInScreen } from '@/src/storefront/accounts/sign-in-screen'

export const metadata: Metadata = { title: 'Sign in' }

export default function LoginPage() {
  return <SignInScreen />
}
