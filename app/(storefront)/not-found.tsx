import type { Metadata } from 'next'
import { MessagePage } from '@/src/storefront/pages/message-page'
import { SiteShell } from '@/src/storefront/shell/site-shell'
import { LinkButton } from '@/src/storefront/ui/link-button'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** Specification 2: any other path shows "Page not found". */
export default function NotFound() {
  return (
    <SiteShell>
      <MessagePage
        title="Page not found"
        actions={
          <>
            <LinkButton href="/">Go to the home page</LinkButton>
            <LinkButton href="/programs" variant="secondary">
              Explore programs
            </LinkButton>
          </>
        }
      >
        This path leads nowhere. The page may have moved, or the address may have a typing mistake.
      </MessagePage>
    </SiteShell>
  )
}
