import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { TermsNotice } from '@/src/storefront/accounts/terms-notice'
import { MemberDocument } from '@/src/storefront/navigation/member-document'
import { SiteShell } from '@/src/storefront/shell/site-shell'

/** Member pages are made for each request: their scripts carry the nonce of its policy, see `proxy.ts`. */
export default async function MembersLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <SiteShell>
      <MemberDocument>
        <TermsNotice />
        {children}
      </MemberDocument>
    </SiteShell>
  )
}
