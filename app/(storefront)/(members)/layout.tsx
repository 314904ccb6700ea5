import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { TermsNotice } from '@/src/storefront/accounts/terms-notice'
import { MemberDocument } from '@/src/storefront/navigation/member-document'
import { SiteShell } from '@/src/storefront/shell/site-shell'
import { Container } from '@/src/storefront/ui/container'
import { NeedsScripts } from '@/src/storefront/ui/needs-scripts'

/** Member pages are made for each request: their scripts carry the nonce of its policy, see `proxy.ts`. */
export default async function MembersLayout({ children }: { children: ReactNode }) {
  await connection()
  return (
    <SiteShell>
      <Container>
        <NeedsScripts title="This page needs JavaScript">
          It shows what is yours alone, and JavaScript fetches that after you have signed in. Please switch it
          on for this site and reload the page.
        </NeedsScripts>
      </Container>
      <MemberDocument>
        {children}
        <TermsNotice />
      </MemberDocument>
    </SiteShell>
  )
}
