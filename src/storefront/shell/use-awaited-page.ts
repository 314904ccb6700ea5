import { useEffect, useState } from 'react'
import { plainPath } from '@/src/domain/languages/paths'
import { type PageType, pageTypeAt } from './page-type'

/** A page that is there sooner needs no outline: it would only flash. */
const PATIENCE_MS = 250
/** By then something else has happened: the page is shown again as it was. */
const GIVE_UP_MS = 15_000

type Awaited = { type: PageType; from: string }

/** The type of the page a followed link leads to, from a moment after the click until the path changes; else null. */
export function useAwaitedPage(pathname: string): PageType | null {
  const [awaited, setAwaited] = useState<Awaited | null>(null)

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const forget = () => timers.forEach(clearTimeout)
    const onClick = (event: MouseEvent) => {
      const type = pageTypeBehind(event, pathname)
      if (type === null) return
      forget()
      timers = [
        setTimeout(() => setAwaited({ type, from: pathname }), PATIENCE_MS),
        setTimeout(() => setAwaited(null), GIVE_UP_MS),
      ]
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      forget()
      setAwaited(null)
    }
  }, [pathname])

  return awaited?.from === pathname ? awaited.type : null
}

/** The type of page a click leads to in this window; null when it stays here or leaves the storefront. */
function pageTypeBehind(event: MouseEvent, pathname: string): PageType | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  const path = plainPath(link.pathname)
  if (link.origin !== window.location.origin || path === pathname) return null
  return pageTypeAt(path)
}
