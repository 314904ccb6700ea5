import type { ReactNode } from 'react'
import type { Feature } from './catalogs'
import { LanguageProvider } from './language-provider'
import { requestLocale } from './request-locale.server'
import { SENTENCES } from './sentences.server'
import { compiledCatalog } from './server-messages.server'

/** Gives what stands inside the messages of these features, in the language of the page. A page carries only its own. */
export function WithMessages({ of, children }: { of: readonly Feature[]; children: ReactNode }) {
  const locale = requestLocale()
  const catalogs = Object.fromEntries(of.map((feature) => [feature, compiledCatalog(feature, locale)]))
  const sentences = locale === 'fr' ? Object.assign({}, ...of.map((feature) => SENTENCES[feature])) : {}
  return (
    <LanguageProvider locale={locale} catalogs={catalogs} sentences={sentences}>
      {children}
    </LanguageProvider>
  )
}
