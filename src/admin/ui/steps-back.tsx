'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Shows what stands at the address after a step back or on in the browser. Payload writes a list's order into the address before
 * Next has taken over the history, where a list was opened by its address or by a reload; with it goes the note by which Next knows
 * the step. It then does nothing: the page that was left stays under the address of the list.
 */
export function StepsBack({ children }: { children: ReactNode }) {
  const router = useRouter()
  const path = usePathname()
  const query = useSearchParams().toString()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const { pathname, search } = window.location
      const isShown = pathname === path && search.slice(1) === query
      if (state === null && !isShown) router.replace(pathname + search)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router, path, query])
  return children
}
