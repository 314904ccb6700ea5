import type { Metadata } from 'next'
import { ConfirmEmailScreen } from '@/src/storefront/accounts/confirm-email-screen'

export const metadata: Metadata = { title: 'Confirm your email address', robots: { index: false } }

export default function ConfirmEmailPage() {
  return <ConfirmEmailScreen />
}
