import type { ReactNode } from 'react'
import { AuthFrame } from '@/src/storefront/accounts/auth-frame'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <AuthFrame>{children}</AuthFrame>
}
