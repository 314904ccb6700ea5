'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { pathIn } from '@/src/domain/languages/paths'
import { useLocale } from './language-provider'
import { rememberLanguage } from './remember-language'

const NAMES = { en: 'English', fr: 'Français' } as const

/** Leads to the same page in the other language, its query included: each language has documents of its own. */
export function LanguageSwitch({ children, ...rest }: ComponentProps<'a'>) {
  const pathname = usePathname()
  const locale = useLocale()
  const other = LOCALES.find((each) => each !== locale) ?? locale
  return (
    <a
      {...rest}
      href={pathIn(pathname, other)}
      lang={LANGUAGE_TAGS[other]}
      hrefLang={LANGUAGE_TAGS[other]}
      onClick={(event) => {
        rememberLanguage(other)
        const { search, hash } = location
        event.currentTarget.href = `${pathIn(location.pathname, other)}${search}${hash}`
      }}
    >
      {children ?? NAMES[other]}
    </a>
  )
}
