'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '../../ui/call-api'
import type { Section } from './arrangement'

type Order = { version: string; sections: Section[] }
/** `changed`: somebody else was faster, and their order is shown. */
type Outcome = 'kept' | 'changed' | { problem: string }

/** Several moves in a row are sent once. */
const REST_MS = 700

/**
 * The lessons of a program in their order, and how it is changed: shown at once, sent when nothing was moved for a moment and at the
 * latest when the screen is left. One request is under way at a time.
 */
export function useLessonOrder(
  programId: string | null,
  news: unknown,
  onOutcome: (outcome: Outcome) => void,
) {
  const [order, setOrder] = useState<Order | null>(null)
  const path = `/programs/${programId}/lesson-order`
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; sections: Section[] } | null>(
    null,
  )
  const version = useRef('')
  const isSending = useRef(false)
  const report = useRef(onOutcome)
  report.current = onOutcome

  const take = useCallback((data: unknown) => {
    const taken = data as Order
    version.current = taken.version
    if (waiting.current === null) setOrder(taken)
  }, [])

  const read = useCallback(
    async (after: unknown = '') => {
      const { ok, body } = await callApi('GET', `${path}?after=${String(after)}`)
      // What was moved since belongs to the order it was moved from.
      if (ok && waiting.current === null && !isSending.current) take(body.data)
    },
    [path, take],
  )

  const send = useCallback(async () => {
    if (waiting.current === null || isSending.current) return
    clearTimeout(waiting.current.timer)
    const sections = waiting.current.sections.map(({ id, lessons }) => ({
      id,
      lessons: lessons.map((lesson) => lesson.id),
    }))
    waiting.current = null
    isSending.current = true
    const { ok, status, message, body } = await callApi('POST', path, {
      body: { version: version.current, sections },
    })
    isSending.current = false
    if (ok) {
      take(body.data)
      if (waiting.current === null) report.current('kept')
      else await send()
      return
    }
    clearTimeout((waiting.current as { timer?: ReturnType<typeof setTimeout> } | null)?.timer)
    waiting.current = null
    await read()
    report.current(status === 409 ? 'changed' : { problem: message })
  }, [path, read, take])

  // What was saved in the document’s own form can change its sections.
  useEffect(() => {
    if (programId !== null) void read(news)
  }, [programId, read, news])

  useEffect(() => {
    const leave = () => void send()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [send])

  function change(sections: Section[]): void {
    if (order === null) return
    setOrder({ ...order, sections })
    clearTimeout(waiting.current?.timer)
    waiting.current = { sections, timer: setTimeout(() => void send(), REST_MS) }
  }

  return { sections: order?.sections ?? null, change }
}
