import { tabStorage } from 'payload-plugin-digital-commerce/client'
import type { Notification } from '@/src/domain/notifications/notifications'
import { carryOver, takeCarriedOver } from './carry-over'
import { createNotifications } from './notifications'

export const notifications = createNotifications({
  now: () => Date.now(),
  wake(afterMs, work) {
    const timer = setTimeout(work, afterMs)
    return () => clearTimeout(timer)
  },
})

/** Tells the visitor something that just happened, in the corner of the screen. */
export function notify(type: Notification['type'], title: string, message = ''): void {
  notifications.show({ type, title, message })
}

/** The same, at most once for an occasion (`payment-success:<token>`) for as long as the page lives. */
export function notifyOnce(occasion: string, type: Notification['type'], title: string, message = ''): void {
  notifications.showOnce(occasion, { type, title, message })
}

/** Before this document gives way to another one of this tab. */
export function keepNotifications(): void {
  carryOver(notifications.get().shown, tabStorage)
}

/** In the document that came after it. */
export function showKeptNotifications(): void {
  for (const notification of takeCarriedOver(tabStorage)) notifications.show(notification)
}
