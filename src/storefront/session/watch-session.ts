import { SESSION_KEYS } from '@/src/domain/checkout/checkout-storage'
import { CHECK_INTERVALS } from '@/src/domain/sessions/session-rules'

type Watched = { load: () => Promise<void> }

/**
 * Keeps an eye on the session (Specification 4, Session): now, at every interval, when the tab comes into view,
 * when the browser comes online, and when another tab signs in or out. A tab nobody looks at asks at the
 * longest interval only. Returns how to stop.
 */
export function watchSession(session: Watched): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const check = () => void session.load()
  const longest = Math.max(...CHECK_INTERVALS)

  check()
  const timers = CHECK_INTERVALS.map((interval) =>
    setInterval(() => {
      if (interval === longest || document.visibilityState === 'visible') check()
    }, interval),
  )
  const whenVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  document.addEventListener('visibilitychange', whenVisible, { signal })
  window.addEventListener('online', check, { signal })
  // No key at all: the other tab emptied the whole storage.
  const whenStored = ({ key }: StorageEvent) => {
    if (key === SESSION_KEYS.token || key === null) check()
  }
  window.addEventListener('storage', whenStored, { signal })
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer)
  })
  return () => stop.abort()
}
