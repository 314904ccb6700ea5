'use client'

import { useEffect } from 'react'
import type { WriteQueue } from '../state/write-queue'
import { useSession } from './use-session'

const RETRY_MS = 15_000

/** Sends what waits, in the name of who is signed in: while somebody looks, and when the connection is back. */
export function useSending(queue: Pick<WriteQueue<never>, 'begin' | 'flush'>): void {
  const person = useSession().user?.id
  useEffect(() => {
    if (person === undefined) return
    queue.begin(String(person))
    const flush = () => void queue.flush()
    flush()
    const timer = setInterval(flush, RETRY_MS)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', flush)
    }
  }, [person, queue])
}
