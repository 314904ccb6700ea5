import type { ReactNode } from 'react'
import { SiteShell } from '@/src/storefront/shell/site-shell'

export default function MembersLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
