'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SCROLL_TO_TOP_DELAY_MS } from '@/src/domain/sessions/session-rules'

/** Scrolls to the top 100 ms after each change of path, smoothly unless the reader asked for less motion. Specification 2, Shell. */
export function ScrollToTop() {
  const pathname = usePathname()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (window.location.hash !== '') return
    const timer = setTimeout(scrollToTop, SCROLL_TO_TOP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}
