'use client'
import { useNav, usePreferences } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Where there is room for it beside a page. Payload itself opens it above 1440 pixels only. */
const ROOM = '(min-width: 1280px)'

/** The menu stands open on a computer's screen, unless whoever works there closed it. Draws nothing. */
export function OpenMenu() {
  const { hydrated, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const isDone = useRef(false)
  useEffect(() => {
    if (!hydrated || isDone.current || !window.matchMedia(ROOM).matches) return
    isDone.current = true
    void getPreference<{ open?: boolean }>('nav').then((chosen) => {
      if (chosen?.open !== false) setNavOpen(true)
    })
  }, [hydrated, getPreference, setNavOpen])
  return null
}
