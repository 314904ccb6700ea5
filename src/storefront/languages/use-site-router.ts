'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { localPath, plainPath } from '@/src/domain/languages/paths'
import { useLocale } from './language-provider'

export type SiteRouter = {
  push: (address: string) => void
  replace: (address: string) => void
  /** Asks anew for the page that is shown. */
  refresh: () => void
  /** The address that is gone to. */
  local: (address: string) => string
}

/** Goes to addresses as the route table writes them, in the language of the document. */
export function useSiteRouter(): SiteRouter {
  const router = useRouter()
  const locale = useLocale()
  return useMemo(
    () => ({
      push: (address) => router.push(localPath(address, locale)),
      replace: (address) => router.replace(localPath(address, locale)),
      refresh: () => router.refresh(),
      local: (address) => localPath(address, locale),
    }),
    [router, locale],
  )
}

/** Where the visitor is, as the route table writes it. */
export function useSitePath(): string {
  return plainPath(usePathname())
}
