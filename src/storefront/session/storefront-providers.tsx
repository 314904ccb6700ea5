'use client'

import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { ApiError } from '../http/api-error'
import { NotificationOutlet } from '../notifications/notification-outlet'
import { SessionKeeper } from './session-keeper'

/** What every page of the storefront stands in: data that is the visitor's own, the session, the notifications. */
export function StorefrontProviders({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={ownData}>
      <SessionKeeper />
      {children}
      <NotificationOutlet />
    </SWRConfig>
  )
}

/** A refusal will be a refusal again; only what got no answer is asked again, and not for long. */
const ownData = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  shouldRetryOnError: (reason: unknown) => !(reason instanceof ApiError) || reason.failure.status === 0,
}
