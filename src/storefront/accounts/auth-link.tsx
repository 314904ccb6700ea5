'use client'

import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { safeRedirect } from '@/src/domain/roles/routes'

/** A link from sign-in to sign-up or back that does not forget where the visitor was headed. */
export function AuthLink({ href, children }: { href: '/login' | '/signup'; children: string }) {
  const target = useSyncExternalStore(neverChanges, readTarget, () => null)
  return <Link href={target ? `${href}?redirect=${encodeURIComponent(target)}` : href}>{children}</Link>
}

function readTarget(): string | null {
  return safeRedirect(new URLSearchParams(location.search).get('redirect'))
}

function neverChanges(): () => void {
  return () => {}
}
