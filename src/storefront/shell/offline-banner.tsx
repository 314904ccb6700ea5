'use client'

import { isOffline, watchConnection } from 'payload-plugin-digital-commerce/client'
import { useSyncExternalStore } from 'react'
import { useMessages } from '../languages/language-provider'
import { Icon } from '../ui/icon'
import styles from './offline-banner.module.css'

/** Says that the browser is offline, for as long as it is. The region is always there, so that the words are announced. */
export function OfflineBanner() {
  const t = useMessages('shell')
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  return (
    <div role="status" className={styles.region} data-offline={offline || undefined}>
      {offline ? (
        <p className={styles.banner}>
          <Icon name="warning" />
          <span>{t.rich('offline', { strong: (words) => <strong>{words}</strong> })}</span>
        </p>
      ) : null}
    </div>
  )
}
