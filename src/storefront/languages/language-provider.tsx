'use client'

import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Sentences } from '@/src/domain/languages/translate-sentence'
import type { CompiledCatalogs, Feature } from './catalogs'
import { createTranslator, type Translator } from './translator'

type Language = { locale: Locale; catalogs: CompiledCatalogs; sentences: Sentences }

const LanguageContext = createContext<Language>({ locale: DEFAULT_LOCALE, catalogs: {}, sentences: {} })

type LanguageProviderProps = Language & { children: ReactNode }

/** Carries the language of the document and the messages of what stands inside; those from further out stay known. */
export function LanguageProvider({ locale, catalogs, sentences, children }: LanguageProviderProps) {
  const outer = useContext(LanguageContext)
  const language = useMemo(
    () => ({
      locale,
      catalogs: { ...outer.catalogs, ...catalogs },
      sentences: { ...outer.sentences, ...sentences },
    }),
    [locale, catalogs, sentences, outer],
  )
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useLocale(): Locale {
  return useContext(LanguageContext).locale
}

/** The messages of a feature, in the language of the document. */
export function useMessages<Of extends Feature>(feature: Of): Translator<Of> {
  const { locale, catalogs } = useContext(LanguageContext)
  const messages = catalogs[feature]
  return useMemo(() => createTranslator(feature, locale, messages), [feature, locale, messages])
}
