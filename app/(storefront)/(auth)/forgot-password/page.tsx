import type { Metadata } from 'next'
import { ForgotPasswordScreen } from '@/src/storefront/accounts/forgot-password-screen'

export const metadata: Metadata = { title: 'Forgot your password?', robots: { index: false } }

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />
}
