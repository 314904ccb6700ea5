'use client'

import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { progressQueue } from './progress'
import type { LessonProgress } from './use-progress'

const EVERY_SECONDS = 10

/** Goes on where the reader stopped a recording, on whichever device, and keeps where they stop. */
export function useRememberedPosition(lesson: LessonProgress | null) {
  const kept = useRef(lesson?.positionSeconds ?? 0)
  const played = useRef<number | null>(null)
  const lessonId = lesson?.id

  const keep = useCallback(
    (seconds: number) => {
      if (lessonId === undefined || seconds === kept.current) return
      kept.current = seconds
      progressQueue.add(lessonId, { positionSeconds: seconds })
    },
    [lessonId],
  )

  // Whoever leaves in the middle of a sentence goes on there: the tab that is closed, the lesson that is left.
  useEffect(() => {
    const leave = () => {
      if (played.current !== null) keep(played.current)
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [keep])

  return {
    onLoadedMetadata({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) {
      const isInside = kept.current > 0 && kept.current < player.duration - EVERY_SECONDS
      if (isInside) player.currentTime = kept.current
    },
    onTimeUpdate({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) {
      played.current = Math.floor(currentTime)
      if (Math.abs(currentTime - kept.current) >= EVERY_SECONDS) keep(Math.floor(currentTime))
    },
    onPause({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) {
      keep(Math.floor(currentTime))
    },
    onEnded() {
      played.current = null
      keep(0)
    },
  }
}
