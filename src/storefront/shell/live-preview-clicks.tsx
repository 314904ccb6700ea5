'use client'

import { useEffect } from 'react'
import { fieldMessage } from '@/src/domain/editing/field-message'

/**
 * In the frame beside the text: whoever clicks on a part of the page is led to its field. Told to this site alone; links
 * lead nowhere there, since their words are what is meant. Draws nothing.
 */
export function LivePreviewClicks() {
  useEffect(() => {
    if (window.parent === window) return
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const field = target?.closest<HTMLElement>('[data-field]')?.dataset.field
      if (!target || !field) return
      event.preventDefault()
      window.parent.postMessage(fieldMessage(field, target.textContent ?? ''), window.location.origin)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return null
}
