'use client'
import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Spot } from './arrangement'

type Dragged = { id: string; from: number; by: number; to: Spot | null }

const EDGE = 72
const SCROLL_BY = 14

/**
 * Dragging by a handle, with mouse, pen or finger. Nothing moves in the page before it is dropped: the lesson follows the pointer, and a
 * line says where it would stand. Elements with `data-spot="section:index"` inside `list` are where it can. Escape gives it up.
 */
export function useDragging(drop: (id: string, to: Spot) => void) {
  const list = useRef<HTMLElement>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const now = useRef<Dragged | null>(null)
  const dropped = useRef(drop)
  dropped.current = drop
  const isDragging = dragged !== null
  const show = useCallback((next: Dragged | null) => {
    now.current = next
    setDragged(next)
  }, [])

  function take(id: string, event: ReactPointerEvent): void {
    if (event.button !== 0) return
    event.preventDefault()
    show({ id, from: event.pageY, by: 0, to: null })
  }

  useEffect(() => {
    if (!isDragging) return
    const follow = (event: PointerEvent) => {
      if (!now.current) return
      if (event.clientY < EDGE) window.scrollBy(0, -SCROLL_BY)
      if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_BY)
      const to = spotAt(list.current, event.clientY, now.current.id)
      show({ ...now.current, by: event.pageY - now.current.from, to })
    }
    const end = () => {
      const done = now.current
      show(null)
      if (done?.to) dropped.current(done.id, done.to)
    }
    const giveUp = () => show(null)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') giveUp()
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', giveUp)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', giveUp)
      window.removeEventListener('keydown', onKey)
    }
  }, [isDragging, show])

  return { list, dragged, take }
}

/** The first spot whose middle is below the pointer, else the last one. The dragged lesson itself is none. */
function spotAt(list: HTMLElement | null, y: number, id: string): Spot | null {
  const spots = [...(list?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])].filter(
    ({ dataset }) => dataset.lesson !== id,
  )
  const below = spots.find((spot) => {
    const { top, height } = spot.getBoundingClientRect()
    return y < top + height / 2
  })
  const [section, index] = ((below ?? spots.at(-1))?.dataset.spot ?? '').split(':').map(Number)
  return section === undefined || index === undefined ? null : { section, index }
}
