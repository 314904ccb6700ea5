'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, useEffect, useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, type Locale } from '@/src/domain/languages/locales'
import { pathIn } from '@/src/domain/languages/paths'
import { useLocale, useMessages } from './language-provider'
import { addressIn } from './other-address'

/**
 * Leads to the same page in the other language, its query included: each language has documents of its own. From a page
 * that has no other language it leads to the home page, and says so.
 */
export function LanguageSwitch({ children, ...rest }: ComponentProps<'a'>) {
  const t = useMessages('shell')
  const pathname = usePathname()
  const locale = useLocale()
  const other = LOCALES.find((each) => each !== locale) ?? locale
  const address = useAddress(pathname, other)
  return (
    <a
      {...rest}
      href={address ?? pathIn('/', other)}
      lang={LANGUAGE_TAGS[other]}
      hrefLang={LANGUAGE_TAGS[other]}
      title={address === null ? t('onlyThisLanguage') : undefined}
      onClick={(event) => {
        const page = addressIn(document, location.pathname, other)
        const there = page === null ? pathIn('/', other) : `${page}${location.search}${location.hash}`
        event.currentTarget.href = there
        // Fetched by who switches: pages carry little of what few press.
        const choosing = import('./choose-language').then(({ chooseLanguage }) => chooseLanguage(other))
        // Another tab or window is the browser's to open.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void choosing.catch(() => undefined).then(() => location.assign(there))
      }}
    >
      {children ?? LANGUAGE_NAMES[other]}
      {children === undefined && address === null ? ` (${t('homePage')})` : null}
    </a>
  )
}

/** Where this page is in the other language, null for nowhere. What stands in the head comes after the page itself. */
function useAddress(pathname: string, other: Locale): string | null {
  const [address, setAddress] = useState<string | null>(pathIn(pathname, other))
  useEffect(() => {
    const read = () => setAddress(addressIn(document, pathname, other))
    read()
    const watch = new MutationObserver(read)
    watch.observe(document.head, { childList: true })
    return () => watch.disconnect()
  }, [pathname, other])
  return address
}
