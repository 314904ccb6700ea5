import type { ReactNode } from 'react'
import { DoorFrame } from '@/src/storefront/accounts/door-frame'

export default function DoorsLayout({ children }: { children: ReactNode }) {
  return <DoorFrame>{children}</DoorFrame>
}
