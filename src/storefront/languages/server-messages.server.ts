import 'server-only'
import compile from 'icu-minify/compile'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'
import { CATALOGS } from './all-catalogs.server'
import type { CompiledCatalog, Feature } from './catalogs'
import { requestLocale } from './request-locale.server'
import { createTranslator, type Translator } from './translator'

/** The messages of a feature for what is drawn on the server. */
export function serverMessages<Of extends Feature>(feature: Of): Translator<Of> {
  const locale = requestLocale()
  return createTranslator(feature, locale, compiledCatalog(feature, locale))
}

const compiled = new Map(LOCALES.map((locale) => [locale, new Map<Feature, CompiledCatalog>()] as const))

/** A catalog as browsers get it: the reader of ICU messages stays on the server. */
export function compiledCatalog(feature: Feature, locale: Locale): CompiledCatalog {
  const known = compiled.get(locale)?.get(feature)
  if (known) return known
  const messages = Object.entries(CATALOGS[locale][feature]).map(([key, message]) => [key, compile(message)])
  // Objects without a prototype do not cross from the server to the browser.
  const catalog: CompiledCatalog = JSON.parse(JSON.stringify(Object.fromEntries(messages)))
  compiled.get(locale)?.set(feature, catalog)
  return catalog
}
