import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { ClosingNotice } from '@/src/storefront/accounts/closing-notice'
import { TermsNotice } from '@/src/storefront/accounts/terms-notice'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { MemberDocument } from '@/src/storefront/navigation/member-document'
import { SiteShell } from '@/src/storefront/shell/site-shell'
import { Container } from '@/src/storefront/ui/container'
import { NeedsScripts } from '@/src/storefront/ui/needs-scripts'

/** Member pages are made for each request: their scripts carry the nonce of its policy, see `proxy.ts`. */
export default async function MembersLayout({ children }: { children: ReactNode }) {
  await connection()
  const t = serverMessages('pages')
  return (
    <SiteShell>
      <Container>
        <NeedsScripts title={t('pageNeedsScripts')}>{t('pageNeedsScriptsText')}</NeedsScripts>
      </Container>
      <MemberDocument>
        <WithMessages of={['closing']}>
          <ClosingNotice />
        </WithMessages>
        {children}
        <WithMessages of={['terms']}>
          <TermsNotice />
        </WithMessages>
      </MemberDocument>
    </SiteShell>
  )
}
