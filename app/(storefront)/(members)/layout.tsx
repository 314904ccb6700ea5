import type { ReactNode } from 'react'
import { TermsNotice } from '@/src/storefront/accounts/terms-notice'
import { SiteShell } from '@/src/storefront/shell/site-shell'

export default function MembersLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell>
      <TermsNotice />
      {children}
    </SiteShell>
  )
}
