'use client'
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { readable } from './make-readable'

/**
 * Gives names to what Payload draws without one: buttons that are a picture alone, boxes beside rows, fields to choose in. Again
 * whenever something new is drawn.
 */
export function ReadableControls({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n
  useEffect(() => {
    let waiting = 0
    const name = () => {
      waiting = 0
      readable(document, language)
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(name)
    }
    name()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(waiting)
    }
  }, [language])
  return children
}
