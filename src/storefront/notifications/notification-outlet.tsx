'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { NO_NOTIFICATIONS } from '@/src/domain/notifications/notifications'
import { NotificationList } from '../ui/notification-list'
import { notifications, showKeptNotifications } from './notify'

/** Where notifications appear; stands once, beside the page. */
export function NotificationOutlet() {
  const { shown } = useSyncExternalStore(notifications.subscribe, notifications.get, () => NO_NOTIFICATIONS)
  useEffect(showKeptNotifications, [])
  return (
    <NotificationList
      notifications={shown}
      onDismiss={(id) => notifications.dismiss(Number(id))}
      onHold={notifications.hold}
    />
  )
}
