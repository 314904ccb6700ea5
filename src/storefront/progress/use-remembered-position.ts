'use client'

import { type SyntheticEvent, useRef } from 'react'
import { progressQueue } from './progress'
import type { LessonProgress } from './use-progress'

const EVERY_SECONDS = 10

/** Goes on where the reader stopped a recording, on whichever device, and keeps where they stop. */
export function useRememberedPosition(lesson: LessonProgress | null) {
  const kept = useRef(lesson?.positionSeconds ?? 0)

  function keep(seconds: number): void {
    if (!lesson || seconds === kept.current) return
    kept.current = seconds
    progressQueue.add(lesson.id, { positionSeconds: seconds })
  }

  return {
    onLoadedMetadata({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) {
      const isInside = kept.current > 0 && kept.current < player.duration - EVERY_SECONDS
      if (isInside) player.currentTime = kept.current
    },
    onTimeUpdate({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) {
      if (Math.abs(currentTime - kept.current) >= EVERY_SECONDS) keep(Math.floor(currentTime))
    },
    onPause({ currentTarget: { currentTime } }: SyntheticEvent<HTMLMediaElement>) {
      keep(Math.floor(currentTime))
    },
    onEnded() {
      keep(0)
    },
  }
}
