import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import { NOTIFICATION_TYPES, type Notification } from '@/src/domain/notifications/notifications'

const KEY = 'carriedNotifications'

/** Keeps what is shown now for the next document of this tab: what just happened must not vanish with the page. */
export function carryOver(shown: readonly Notification[], storage: KeyValueStorage): void {
  const kept = shown.map(({ type, title, message }) => ({ type, title, message }))
  if (kept.length > 0) storage.setItem(KEY, JSON.stringify(kept))
}

/** Takes out, once, what the document before kept. */
export function takeCarriedOver(storage: KeyValueStorage): Notification[] {
  const kept = storage.getItem(KEY)
  if (kept === null) return []
  storage.removeItem(KEY)
  try {
    const found: unknown = JSON.parse(kept)
    return Array.isArray(found) ? found.filter(isNotification) : []
  } catch {
    return []
  }
}

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false
  const { type, title, message } = value as Record<string, unknown>
  return NOTIFICATION_TYPES.some((known) => known === type) && [title, message].every(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
