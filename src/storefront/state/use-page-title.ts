'use client'

import { useEffect } from 'react'

/**
 * Names the tab after what is shown, where the server cannot: it must not know what is private. Keeps what
 * stands behind the "·" of the page's own title.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    const site = document.title.split(' · ').at(-1)
    document.title = site ? `${title} · ${site}` : title
  }, [title])
}
