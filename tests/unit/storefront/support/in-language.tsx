import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/src/domain/languages/locales'
import type { Sentences } from '@/src/domain/languages/translate-sentence'
import { CATALOGS } from '@/src/storefront/languages/all-catalogs.server'
import type { Feature } from '@/src/storefront/languages/catalogs'
import { LanguageProvider } from '@/src/storefront/languages/language-provider'
import { compiledCatalog } from '@/src/storefront/languages/server-messages.server'

/** A screen drawn as text, in a document that carries every message. */
export function draw(screen: ReactNode, locale: Locale = 'en', sentences: Sentences = {}): string {
  const features = Object.keys(CATALOGS[locale]) as Feature[]
  const catalogs = Object.fromEntries(features.map((feature) => [feature, compiledCatalog(feature, locale)]))
  return renderToStaticMarkup(
    <LanguageProvider locale={locale} catalogs={catalogs} sentences={sentences}>
      {screen}
    </LanguageProvider>,
  )
}
