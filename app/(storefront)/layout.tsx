import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { env } from '@/src/server/env'
import { requestLocale } from '@/src/storefront/languages/request-locale.server'
import { WithMessages } from '@/src/storefront/languages/with-messages'
import { StorefrontProviders } from '@/src/storefront/session/storefront-providers'
import { brandColours } from '@/src/storefront/shell/brand-colours'
import { loadShell } from '@/src/storefront/shell/queries.server'
import { ScrollToTop } from '@/src/storefront/shell/scroll-to-top'
import { fontClassNames } from '@/src/storefront/styles/fonts'
import '@/src/storefront/styles/tokens.css'
import '@/src/storefront/styles/base.css'

export async function generateMetadata(): Promise<Metadata> {
  const { branding } = await loadShell()
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: branding.name, template: `%s · ${branding.name}` },
    description: branding.tagline,
    openGraph: {
      siteName: branding.name,
      locale: LANGUAGE_TAGS[requestLocale()].replace('-', '_'),
      type: 'website',
    },
    icons: { icon: '/favicon.svg' },
  }
}

export const viewport: Viewport = { themeColor: '#faf7f0' }

/** The document of every storefront page. Header and footer come with the layouts below: the auth screens have none. */
export default async function StorefrontLayout({ children }: { children: ReactNode }) {
  const { branding, cookieQuestion, offers } = await loadShell()
  return (
    <html lang={LANGUAGE_TAGS[requestLocale()]} className={fontClassNames} style={brandColours(branding)}>
      <body>
        <WithMessages of={['ui', 'shell']}>
          <StorefrontProviders cookieQuestion={cookieQuestion} offers={offers}>
            {children}
          </StorefrontProviders>
        </WithMessages>
        <ScrollToTop />
      </body>
    </html>
  )
}
