'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { isLocale } from '@/src/domain/languages/locales'

/** The staff area speaks the language of the account, wherever that was chosen. */
export function FollowAccount({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { i18n, switchLanguage } = useTranslation()
  const { language } = i18n
  const chosen = user && isLocale(user.locale) ? user.locale : null
  // Once for each choice: while the switch is on its way the language is still the former one.
  const followed = useRef<string | null>(null)

  useEffect(() => {
    if (!chosen || followed.current === chosen) return
    followed.current = chosen
    if (language !== chosen) void switchLanguage?.(chosen)
  }, [chosen, language, switchLanguage])

  return children
}
