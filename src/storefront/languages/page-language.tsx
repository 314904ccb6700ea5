import type { ReactNode } from 'react'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { requestLocale } from './request-locale.server'

/** Words of the page's own language, amid what may be in another. */
export function PageLanguage({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <span className={className} lang={LANGUAGE_TAGS[requestLocale()]}>
      {children}
    </span>
  )
}
