import type { ReactNode } from 'react'
import { yearOf } from '@/src/domain/time/days'
import { yearsOfCopyright } from '@/src/domain/time/years-of-copyright'
import { LanguageHint } from '../languages/language-hint'
import { serverMessages } from '../languages/server-messages.server'
import { AwaitedPage } from './awaited-page'
import { menuMessage } from './menu-label'
import { PreviewBanner } from './preview-banner'
import { loadShell } from './queries.server'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SiteNotice } from './site-notice'
import { ViewingBanner } from './viewing-banner'

/** Header, the page, footer: for every page but the auth screens (sign in, sign up and their kin). */
export async function SiteShell({ children }: { children: ReactNode }) {
  const shell = await loadShell()
  const t = serverMessages('shell')
  const named = <Item extends { label: string; href: string }>(item: Item) => {
    const key = menuMessage(item)
    return key ? { ...item, label: t(key) } : item
  }
  return (
    <>
      <ViewingBanner />
      <PreviewBanner />
      <SiteNotice />
      <SiteHeader
        items={shell.items.map(named)}
        branding={shell.branding}
        servicePages={shell.servicePages}
      />
      <LanguageHint />
      <main id="content" tabIndex={-1}>
        <AwaitedPage />
        {children}
      </main>
      <SiteFooter
        items={shell.items.map(named)}
        links={shell.footerLinks.map(named)}
        socialLinks={shell.socialLinks}
        copyright={yearsOfCopyright(shell.copyright, yearOf(new Date()))}
        branding={shell.branding}
      />
    </>
  )
}
