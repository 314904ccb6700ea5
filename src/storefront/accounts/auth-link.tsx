'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { safeRedirect } from '@/src/domain/roles/routes'
import { LocalLink } from '../languages/local-link'

/** A link from sign-in to sign-up or back that does not forget where the visitor was headed. */
export function AuthLink({ href, children }: { href: '/login' | '/signup'; children: ReactNode }) {
  const target = useSyncExternalStore(neverChanges, readTarget, () => null)
  return (
    <LocalLink href={target ? `${href}?redirect=${encodeURIComponent(target)}` : href}>{children}</LocalLink>
  )
}

function readTarget(): string | null {
  return safeRedirect(new URLSearchParams(location.search).get('redirect'))
}

function neverChanges(): () => void {
  return () => {}
}
