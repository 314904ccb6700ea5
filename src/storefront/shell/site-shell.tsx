import type { ReactNode } from 'react'
import { AwaitedPage } from './awaited-page'
import { PreviewBanner } from './preview-banner'
import { loadShell } from './queries.server'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, the page, footer: for every page but the auth screens (sign in, sign up and their kin). */
export async function SiteShell({ children }: { children: ReactNode }) {
  const shell = await loadShell()
  return (
    <>
      <PreviewBanner />
      <SiteHeader items={shell.items} branding={shell.branding} servicePages={shell.servicePages} />
      <main id="content" tabIndex={-1}>
        <AwaitedPage />
        {children}
      </main>
      <SiteFooter
        items={shell.items}
        links={shell.footerLinks}
        socialLinks={shell.socialLinks}
        copyright={shell.copyright}
        branding={shell.branding}
      />
    </>
  )
}
