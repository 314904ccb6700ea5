import { useCallback, useEffect, useRef, useState } from 'react'

/** The open or closed menu of small screens. It closes when the path changes, on Escape (the button gets the focus back) and when the focus leaves it. */
export function useMenu(pathname: string) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === pathname
  const close = useCallback(() => setOpenAt(null), [])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('pointerdown', onLeave)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('pointerdown', onLeave)
    }
  }, [open, close])

  return { open, nav, button, close, toggle: () => setOpenAt(open ? null : pathname) }
}
