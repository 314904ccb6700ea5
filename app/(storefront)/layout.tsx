import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { env } from '@/src/server/env'
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
    openGraph: { siteName: branding.name, locale: 'en_CA', type: 'website' },
    icons: { icon: '/favicon.svg' },
  }
}

export const viewport: Viewport = { themeColor: '#faf7f0' }

/** The document of every storefront page. Header and footer come with the layouts below: the auth screens have none. */
export default async function StorefrontLayout({ children }: { children: ReactNode }) {
  const { branding } = await loadShell()
  return (
    <html lang="en-CA" className={fontClassNames} style={brandColours(branding)}>
      <body>
        <StorefrontProviders>{children}</StorefrontProviders>
        <ScrollToTop />
      </body>
    </html>
  )
}
