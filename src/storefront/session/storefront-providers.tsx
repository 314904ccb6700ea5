'use client'

import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { ConsentKeeper } from '../consent/consent-keeper'
import { ApiError } from '../http/api-error'
import { NotificationOutlet } from '../notifications/notification-outlet'
import { OfflineBanner } from '../shell/offline-banner'
import { openForPrint } from '../shell/open-for-print'
import { SessionKeeper } from './session-keeper'

/** What every page of the storefront stands in: data that is the visitor's own, the session, the notifications. */
export function StorefrontProviders({ children }: { children: ReactNode }) {
  useEffect(openForPrint, [])
  return (
    <SWRConfig value={ownData}>
      <ConsentKeeper />
      <SessionKeeper />
      {children}
      <NotificationOutlet />
      <OfflineBanner />
    </SWRConfig>
  )
}

/** A refusal will be a refusal again; only what got no answer is asked again, and not for long. */
const ownData = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  shouldRetryOnError: (reason: unknown) => !(reason instanceof ApiError) || reason.failure.status === 0,
}
