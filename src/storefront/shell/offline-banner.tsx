'use client'

import { useSyncExternalStore } from 'react'
import { isOffline, watchConnection } from '../http/connection'
import { Icon } from '../ui/icon'
import styles from './offline-banner.module.css'

/** Says that the browser is offline, for as long as it is. The region is always there, so that the words are announced. */
export function OfflineBanner() {
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false)
  return (
    <div role="status" className={styles.region} data-offline={offline || undefined}>
      {offline ? (
        <p className={styles.banner}>
          <Icon name="warning" />
          <span>
            <strong>You are offline.</strong> You can go on reading and typing. Nothing can be sent until you
            are connected again.
          </span>
        </p>
      ) : null}
    </div>
  )
}
