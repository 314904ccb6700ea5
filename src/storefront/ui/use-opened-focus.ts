import { type RefObject, useEffect, useRef } from 'react'

type OpenedFocus = {
  opener: RefObject<HTMLButtonElement | null>
  first: RefObject<HTMLInputElement | null>
}

/**
 * For a form that takes the place of the button that opens it: its first field has the focus when it opens, and the button when it
 * closes, so that nobody who works with the keyboard begins anew at the top of the page.
 */
export function useOpenedFocus(isOpen: boolean): OpenedFocus {
  const opener = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const target = isOpen ? first : opener
    target.current?.focus()
  }, [isOpen])
  return { opener, first }
}
