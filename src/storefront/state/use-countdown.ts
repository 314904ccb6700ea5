'use client'

import { useEffect, useState } from 'react'

/** Seconds until something may be done again, counted from when it is first shown or restarted; then 0. */
export function useCountdown(seconds: number): { secondsLeft: number; restart: () => void } {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * 1_000)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1_000))
  const isRunning = secondsLeft > 0

  // By the clock and not by counting: a tab in the background is woken up late.
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])

  function restart(): void {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * 1_000)
  }

  return { secondsLeft, restart }
}
