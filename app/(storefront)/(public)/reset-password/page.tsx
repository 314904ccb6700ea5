import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/src/storefront/accounts/reset-password-screen'

export const metadata: Metadata = { title: 'Reset your password', robots: { index: false } }

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />
}
