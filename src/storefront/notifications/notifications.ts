import { observable } from 'payload-plugin-digital-commerce/client'
import {
  dismiss,
  dismissExpired,
  NO_NOTIFICATIONS,
  type Notification,
  type NotificationQueue,
  nextDismissalMs,
  notify,
} from '@/src/domain/notifications/notifications'

type Clock = { now: () => number; wake: (afterMs: number, work: () => void) => () => void }

/**
 * The notifications of this tab (Specification 4, Notifications): shown for five seconds, never twice at once,
 * and not again within two seconds. `hold` stops the time while somebody reads.
 */
export function createNotifications(clock: Clock) {
  const queue = observable<NotificationQueue>(NO_NOTIFICATIONS)
  const once = new Set<string>()
  let cancelWake = () => {}
  let heldSinceMs: number | null = null

  function changeTo(next: NotificationQueue): void {
    queue.set(next)
    cancelWake()
    const due = nextDismissalMs(next)
    if (due === null || heldSinceMs !== null) return
    cancelWake = clock.wake(Math.max(0, due - clock.now()), () => {
      changeTo(dismissExpired(queue.get(), clock.now()))
    })
  }

  function show(notification: Notification): void {
    const next = notify(queue.get(), notification, clock.now())
    if (next !== queue.get()) changeTo(next)
  }

  return {
    get: queue.get,
    subscribe: queue.subscribe,
    show,
    /** Shows it the first time only: a screen that renders again has nothing new to say. */
    showOnce(occasion: string, notification: Notification): void {
      if (once.has(occasion)) return
      once.add(occasion)
      show(notification)
    },
    dismiss: (id: number) => changeTo(dismiss(queue.get(), id)),
    hold(held: boolean): void {
      if (held === (heldSinceMs !== null)) return
      const pausedMs = heldSinceMs === null ? 0 : clock.now() - heldSinceMs
      heldSinceMs = held ? clock.now() : null
      changeTo(held ? queue.get() : postponed(queue.get(), pausedMs))
    },
  }
}

function postponed(queue: NotificationQueue, byMs: number): NotificationQueue {
  return { ...queue, shown: queue.shown.map((entry) => ({ ...entry, shownAtMs: entry.shownAtMs + byMs })) }
}
