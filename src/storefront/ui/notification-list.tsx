'use client'

import { useMessages } from '../languages/language-provider'
import { Icon } from './icon'
import { Notice, type NoticeType } from './notice'
import styles from './notification-list.module.css'
import { VisuallyHidden } from './visually-hidden'

type ShownNotification = { id: string | number; type: NoticeType; title: string; message?: string }

type NotificationListProps = {
  notifications: readonly ShownNotification[]
  onDismiss: (id: ShownNotification['id']) => void
  /** Called with true while the pointer or the focus rests on the list: time should stand still then. */
  onHold?: (held: boolean) => void
}

/** The notifications of this moment, newest last, each with a button that closes it. Who is shown, and how long, is the caller's rule. */
export function NotificationList({ notifications, onDismiss, onHold }: NotificationListProps) {
  const t = useMessages('ui')
  return (
    <section
      className={styles.list}
      aria-label={t('notifications')}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      {notifications.map((notification) => (
        <div key={notification.id} className={styles.item}>
          <Notice
            type={notification.type}
            title={notification.title}
            action={
              <button type="button" className={styles.close} onClick={() => onDismiss(notification.id)}>
                <Icon name="close" />
                <VisuallyHidden>{t('close')}</VisuallyHidden>
              </button>
            }
          >
            {notification.message}
          </Notice>
        </div>
      ))}
    </section>
  )
}
