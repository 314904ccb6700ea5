'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { isPublicPath } from '@/src/domain/roles/routes'
import { notify } from '../notifications/notify'
import { session } from './session'
import { watchSession } from './watch-session'

/** Keeps the session true while the page is open, and leads on whoever is no longer signed in. */
export function SessionKeeper() {
  const router = useRouter()
  const { mutate } = useSWRConfig()

  useEffect(() => watchSession(session), [])

  useEffect(
    () =>
      session.onLeft(({ leadTo, message }) => {
        void mutate(() => true, undefined, { revalidate: false })
        if (message) notify('error', message)
        const stays =
          leadTo === 'caller' || (leadTo === 'home-unless-public' && isPublicPath(location.pathname))
        if (!stays) router.replace('/')
      }),
    [mutate, router],
  )

  return null
}
