export const NOTIFICATION_TYPES = ['success', 'error', 'warning', 'info'] as const

export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** Specification 9. */
export const AUTO_DISMISS_MS = 5_000
export const DUPLICATE_WINDOW_MS = 2_000

export interface Notification {
  readonly type: NotificationType
  readonly title: string
  readonly message: string
}

export interface ShownNotification extends Notification {
  readonly id: number
  readonly shownAtMs: number
}

/** `recent` remembers what was shown in the last two seconds, dismissed or not. */
export interface NotificationQueue {
  readonly shown: readonly ShownNotification[]
  readonly recent: readonly ShownNotification[]
  readonly nextId: number
}

export const NO_NOTIFICATIONS: NotificationQueue = { shown: [], recent: [], nextId: 1 }

/**
 * Shows a notification. The very same queue comes back when it is shown already or was within the last two
 * seconds (Specification 4, Notifications).
 */
export function notify(
  queue: NotificationQueue,
  notification: Notification,
  nowMs: number,
): NotificationQueue {
  const recent = queue.recent.filter((entry) => nowMs - entry.shownAtMs < DUPLICATE_WINDOW_MS)
  if ([...queue.shown, ...recent].some((entry) => isSame(entry, notification))) return queue
  const { type, title, message } = notification
  const added = { type, title, message, id: queue.nextId, shownAtMs: nowMs }
  return { shown: [...queue.shown, added], recent: [...recent, added], nextId: queue.nextId + 1 }
}

/** Takes one away, as its close button does. */
export function dismiss(queue: NotificationQueue, id: number): NotificationQueue {
  const shown = queue.shown.filter((entry) => entry.id !== id)
  return shown.length === queue.shown.length ? queue : { ...queue, shown }
}

/** Takes away what has been shown for five seconds; the very same queue when there is nothing to take. */
export function dismissExpired(queue: NotificationQueue, nowMs: number): NotificationQueue {
  const shown = queue.shown.filter((entry) => nowMs - entry.shownAtMs < AUTO_DISMISS_MS)
  return shown.length === queue.shown.length ? queue : { ...queue, shown }
}

/** When to look again, in the clock's milliseconds; null when nothing is shown. */
export function nextDismissalMs(queue: NotificationQueue): number | null {
  if (queue.shown.length === 0) return null
  return Math.min(...queue.shown.map((entry) => entry.shownAtMs)) + AUTO_DISMISS_MS
}

function isSame(a: Notification, b: Notification): boolean {
  return a.type === b.type && a.title === b.title && a.message === b.message
}
