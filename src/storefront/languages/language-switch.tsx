'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import { LANGUAGE_TAGS, LOCALES } from '@/src/domain/languages/locales'
import { pathIn } from '@/src/domain/languages/paths'
import { useLocale } from './language-provider'
import { chooseLanguage } from './remember-language'

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
        const { search, hash } = location
        const address = `${pathIn(location.pathname, other)}${search}${hash}`
        event.currentTarget.href = address
        const choosing = chooseLanguage(other)
        // Another tab or window is the browser's to open.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void choosing.finally(() => location.assign(address))
      }}
    >
      {children ?? NAMES[other]}
    </a>
  )
}
