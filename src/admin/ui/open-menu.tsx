'use client'
import { useNav } from '@payloadcms/ui'
import { useLayoutEffect, useRef } from 'react'
import './open-menu.css'

/** Where there is room for it beside a page, and Payload closes it all the same: that leaves it open above 1440 pixels only. */
const ROOM = '(min-width: 1280px) and (max-width: 1440px)'

/**
 * The menu stands open on a computer's screen, unless whoever works there closed it on a wide one. Payload draws it open and closes it as soon as
 * it knows the window's width; it is opened again before anything of that is painted. Draws nothing.
 */
export function OpenMenu() {
  const { hydrated, navOpen, setNavOpen } = useNav()
  const isToStay = useRef(navOpen)
  useLayoutEffect(() => {
    if (!hydrated || !isToStay.current) return
    const hasRoom = window.matchMedia(ROOM).matches
    if (hasRoom && navOpen) return
    isToStay.current = false
    if (hasRoom) setNavOpen(true)
  }, [hydrated, navOpen, setNavOpen])
  return null
}
