import type { Metadata } from 'next'
import { RegisterScreen } from '@/src/storefront/accounts/register-screen'

export const metadata: Metadata = { title: 'Your invitation', robots: { index: false } }

export default function RegisterPage() {
  return <RegisterScreen />
}
